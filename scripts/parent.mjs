import { spawnSync } from 'node:child_process'

const processInfo = (pid) => {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parentPid, command] = stdout?.match(/^\s*(\d+)\s+(.*)/) ?? []
  return { pid, parentPid: Number(parentPid), isNpm: /\bnpm\b/.test(command ?? '') && !/^\S*sh /.test(command ?? '') }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Stops this process when the npm that started it has ended, because a shell between the two does not forward that. */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = processInfo(process.ppid)
  const npm = [parent, processInfo(parent.parentPid)].find(({ isNpm }) => isNpm)
  if (npm) setInterval(() => isAlive(npm.pid) || process.kill(process.pid, 'SIGTERM'), 250).unref()
}
