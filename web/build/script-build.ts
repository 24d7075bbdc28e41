import type { BuildEnvironmentOptions } from 'vite'

/** A small script of its own, which documents name as it is. @param source below `src`, without its ending */
export function scriptBuild(source: string, name: string): BuildEnvironmentOptions {
  return {
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: {
      input: `src/${source}.ts`,
      output: { format: 'iife', entryFileNames: `${name}.js`, codeSplitting: false },
    },
  }
}
