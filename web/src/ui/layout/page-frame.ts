import type { ComponentType, ReactNode } from 'react'

/** The frame of a page whose title follows from what it has loaded. */
export type PageFrame = ComponentType<{
  readonly title: string
  /** What stands in it is an end, with the title as its own heading. */
  readonly ended?: boolean
  readonly children: ReactNode
}>
