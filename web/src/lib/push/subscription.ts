import type { addPushNotification, deletePushNotification } from '@volant/contract/rest/auth'
import { call } from '../api'
import { isUninstalledApple } from '../install/uninstalled-apple'
import { findWorker, readyWorker } from '../install/worker'
import { keptSubscription } from './kept-id'

/**
 * Whether this browser tells of missions: `install` where it could once the pages are on the home screen, `denied` where it refuses,
 * `unable` where it cannot at all.
 */
export type PushState = 'on' | 'off' | 'denied' | 'install' | 'unable'

async function ownSubscription(): Promise<PushSubscription | null> {
  return (await (await findWorker())?.pushManager.getSubscription()) ?? null
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function sameKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = options.applicationServerKey && new Uint8Array(options.applicationServerKey)
  return own?.length === key.length && own.every((byte, index) => byte === key[index])
}

/** @param publicKey the server's: a subscription made with another one hears nothing */
export async function pushState(publicKey: string): Promise<PushState> {
  if (!('PushManager' in window) || !('Notification' in window) || !('serviceWorker' in navigator))
    return isUninstalledApple() ? 'install' : 'unable'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = keptSubscription.id() === null ? null : await ownSubscription()
  return subscription && sameKey(subscription, bytesOf(publicKey)) ? 'on' : 'off'
}

/** Tells the server where this browser is reached; the same one twice is one. */
async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, expirationTime, keys } = subscription.toJSON()
  const body = {
    endpoint: endpoint ?? '',
    expirationTime,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  }
  const { id } = await call<typeof addPushNotification>('POST /admins/add-push-notification', { body })
  keptSubscription.keep(id)
}

/**
 * To be called from a tap: the browser asks for permission only then.
 * @throws what the browser or the server says
 */
export async function turnPushOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const worker = await readyWorker()
  if (!worker) throw new Error('the service worker cannot be registered')
  const key = bytesOf(publicKey)
  const former = await worker.pushManager.getSubscription()
  const fits = former !== null && sameKey(former, key)
  if (former && !fits) await former.unsubscribe()
  const subscription = fits
    ? former
    : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await register(subscription)
}

/** Ends it in the browser, which holds without a network too; the server ends it with the session. */
export async function endPush(): Promise<void> {
  keptSubscription.forget()
  await (await ownSubscription())?.unsubscribe()
}

/** On this device alone. @throws ApiError */
export async function turnPushOff(): Promise<void> {
  const id = keptSubscription.id()
  if (id) await call<typeof deletePushNotification>('POST /admins/delete-push-notification', { body: { id } })
  await endPush()
}

/**
 * Puts right what became of a subscription while the pages were closed: the browser has renewed it, or whoever is signed in now
 * is in another session than it was made in.
 */
export async function renewPush(): Promise<void> {
  const subscription = await ownSubscription()
  if (subscription) await register(subscription)
}
