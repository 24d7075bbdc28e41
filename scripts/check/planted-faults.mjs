import { listedFaults, misfits } from '../planted-faults/list.mjs'

async function planted() {
  const faults = await listedFaults()
  const wrong = misfits(faults)
  return { ok: wrong.length === 0, note: `${faults.length} faults`, detail: wrong.join('\n') }
}

export const checks = [{ name: 'planted faults match the code', check: planted }]
