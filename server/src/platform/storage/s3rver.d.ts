/** The part of its interface that tests use: the package has no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  interface Context {
    readonly path: string
    readonly query: Readonly<Record<string, string | undefined>>
    readonly headers: Readonly<Record<string, string | undefined>>
    readonly state: { vhost: boolean }
    mountPath: string | undefined
    status: number
  }
  type Middleware = (context: Context, next: () => Promise<unknown>) => Promise<unknown>

  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    /** Its steps for each request; the last one answers. */
    readonly middleware: Middleware[]
    /** Once it runs. */
    readonly httpServer: Server
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
