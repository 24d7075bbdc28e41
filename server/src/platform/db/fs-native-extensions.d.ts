/** The one function of the package that we use; it comes without types. */
declare module 'fs-native-extensions' {
  /** An exclusive lock of the operating system's on an open file. `false` when somebody else has it. */
  export function tryLock(fd: number): boolean
}
