import { demoServer } from './demo-server'

// `tsx fill-demo.ts <port> <folder>`: a demo takes a minute to fill, which other tests need not wait for.
const [port, folder = ''] = process.argv.slice(2)
const demo = demoServer(Number(port), folder)
await demo.start()
await demo.stop()
