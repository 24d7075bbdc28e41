// dependency-cruiser calls swc with the same options for every file, without the one that enables JSX.
const swc = require('@swc/core')

const parse = swc.parseFileSync
swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith('.tsx') })
