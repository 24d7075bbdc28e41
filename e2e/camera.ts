import type { Page } from '@playwright/test'

/** A headless shell has no cameras: a moving picture that the page draws stands for one there. */
export const standInForCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (wanted) =>
      open(wanted).catch((error: DOMException) => {
        if (error.name !== 'NotSupportedError') throw error
        const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
        const drawing = canvas.getContext('2d')
        setInterval(() => {
          if (!drawing) return
          drawing.fillStyle = `hsl(${performance.now() % 360} 60% 40%)`
          drawing.fillRect(0, 0, canvas.width, canvas.height)
        }, 50)
        return canvas.captureStream(20)
      })
  })
