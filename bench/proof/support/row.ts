import type { Deployment, OpenOptions } from './deployment'
import type { Lane } from './lane'

/** What a row measured. */
export interface Outcome {
  /** How often the row tried. */
  readonly n: number
  /** Each thing that went otherwise than it had to, in words; none may. */
  readonly bad: readonly string[]
  readonly figure: string
  /** A figure that is not as good as the goal, though nothing went wrong. */
  readonly missed?: boolean
}

export interface Stage {
  readonly lane: Lane
  readonly short: boolean
  /** How long a row lasts that goes on as long as it is told to. */
  readonly hours: number
  /** A database and a data folder of the row's own, with people in them and no server yet. */
  open(options?: OpenOptions): Promise<Deployment>
}

export interface Row {
  readonly id: string
  readonly title: string
  readonly goal: string
  readonly lanes: readonly Lane[]
  /** Why it is run only where somebody asks for it by its id. */
  readonly onlyByName?: string
  run(stage: Stage): Promise<Outcome>
}
