// dependency-cruiser hands swc one set of options for every file, without the one for elements in a file.
const swc = require('@swc/core')

const parse = swc.parseFileSync
swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith('.tsx') })
