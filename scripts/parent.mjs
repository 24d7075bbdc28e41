import { spawnSync } from 'node:child_process'

const look = (pid) => {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, above, command] = stdout?.match(/^\s*(\d+)\s+(.*)/) ?? []
  return { pid, above: Number(above), isNpm: /\bnpm\b/.test(command ?? '') && !/^\S*sh /.test(command ?? '') }
}

const lives = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Stops this process when the npm that started it is gone: a shell may stand between the two and would not tell. */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = look(process.ppid)
  const npm = [parent, look(parent.above)].find(({ isNpm }) => isNpm)
  if (npm) setInterval(() => lives(npm.pid) || process.kill(process.pid, 'SIGTERM'), 250).unref()
}
