const FEATURE = 'server/src/features/missions'
const MISSIONS = [`${FEATURE}/missions.test.ts`]
const STEPS = `${FEATURE}/service/missions.ts`
const OFFERS = ['server/src/features/offers/offers.test.ts']

/** Auctions and the driver's way. */
export const faults = [
  {
    breaks: 'any code opens the car',
    file: STEPS,
    text: 'if (refused) return refused',
    instead: '',
    noticedBy: MISSIONS,
  },
  {
    breaks: 'mileage and fuel that come with a step are lost',
    file: STEPS,
    text: 'await fileFigures(tx, actor, form, first)',
    instead: '',
    noticedBy: MISSIONS,
  },
  {
    breaks: 'one driver moves two cars at once',
    file: STEPS,
    text: "const driverBusy = form.action === 'PICK_UP' && (await isBusy(tx, actor.profileId, delivery.row.id))",
    instead: 'const driverBusy = false',
    noticedBy: MISSIONS,
  },
  {
    breaks: 'a step that the phone repeats is taken as another one',
    file: STEPS,
    text: '{ ...ctx, idempotencyKey: form.idempotencyKey }',
    instead: 'ctx',
    noticedBy: MISSIONS,
  },
  {
    breaks: 'the office does not hear that a driver guesses codes',
    file: `${FEATURE}/service/codes.ts`,
    text: "if (justLocked && lock.lockedUntil) tx.emit('code.locked', { delivery, step, actor, lockedUntil: lock.lockedUntil })",
    instead: '',
    noticedBy: MISSIONS,
  },
  {
    breaks: 'wrong codes are not counted',
    file: `${FEATURE}/service/codes.ts`,
    text: 'await keepTries(tx, delivery.id, step, lock)',
    instead: '',
    noticedBy: MISSIONS,
  },
  {
    breaks: 'the hand-over of the second car is written on the first',
    file: `${FEATURE}/reactions.ts`,
    text: 'SWAP_DELIVERED: { position: 1,',
    instead: 'SWAP_DELIVERED: { position: 0,',
    noticedBy: MISSIONS,
  },
  {
    breaks: 'finished missions are not counted for their driver',
    file: `${FEATURE}/reactions.ts`,
    text: "if (after.status === 'COMPLETED' && after.selectedDriverId) await countMission(tx, after.selectedDriverId)",
    instead: '',
    noticedBy: MISSIONS,
  },
  {
    breaks: 'a photo that an administrator replaced stands in no log',
    file: `${FEATURE}/reactions.ts`,
    text: 'if (photos.length > 0) await editPhotos(tx, actor, delivery, { ...edit, photos })',
    instead: '',
    noticedBy: [`${FEATURE}/photo-log.test.ts`],
  },
  {
    breaks: 'photos of another car are filed with this one',
    file: `${FEATURE}/service/vehicles.ts`,
    text: 'if (!keys.every((key) => own.has(key)))',
    instead: 'if (keys.length < own.size)',
    noticedBy: [`${FEATURE}/vehicles.test.ts`],
  },
  {
    breaks: 'a bidder adds files to an auction',
    file: `${FEATURE}/files.ts`,
    text: "return isVisible(actor, subject) && (actor.role !== 'DRIVER' || subject.selectedDriverId === actor.profileId)",
    instead: 'return isVisible(actor, subject)',
    noticedBy: [`${FEATURE}/vehicles.test.ts`],
  },
  {
    breaks: 'a signed report can be taken away',
    file: `${FEATURE}/files.ts`,
    text: 'isInUse: (tx, file) => showsFile(tx.sql, file),',
    instead: 'isInUse: async () => false,',
    noticedBy: [`${FEATURE}/vehicles.test.ts`],
  },
  {
    breaks: 'a driver bids in the name of another',
    file: 'server/src/features/offers/service/offers.ts',
    text: "if (actor.role === 'DRIVER' && actor.profileId !== driverId) throw new AppError('FORBIDDEN')",
    instead: '',
    noticedBy: OFFERS,
  },
  {
    breaks: 'a new price does not take the place of the one before',
    file: 'server/src/features/offers/service/offers.ts',
    text: 'await deletePending(tx, delivery.row.id, driverId)',
    instead: '',
    noticedBy: OFFERS,
  },
  {
    breaks: 'who lost an auction still waits for an answer',
    file: 'server/src/features/offers/service/award.ts',
    text: "for (const other of pending) if (other !== own) await closeOffer(tx, other.id, 'REJECTED', now)",
    instead: '',
    noticedBy: OFFERS,
  },
  {
    breaks: 'the mission is paid at another price than was accepted',
    file: 'server/src/features/offers/service/award.ts',
    text: 'finalPrice: price,',
    instead: 'finalPrice: delivery.row.wantedPrice,',
    noticedBy: OFFERS,
  },
  {
    breaks: 'a mission given back does not count against its driver',
    file: 'server/src/features/offers/reactions.ts',
    text: 'await countLoss(tx, before.selectedDriverId)',
    instead: '',
    noticedBy: MISSIONS,
  },
]
