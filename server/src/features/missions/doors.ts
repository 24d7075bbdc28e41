import { answerChange } from '../../platform/graphql/answer'
import { selectedFields } from '../../platform/graphql/selection'
import { defineResolver } from '../../platform/operations/registry'
import type { GraphqlOperation } from '../../platform/operations/registry'
import type { AnswerDelivery } from '../deliveries/public'
import type { Evidence } from './service/evidence'
import type { Missions } from './service/missions'
import type { Identities } from './service/identity'
import type { Problems } from './service/problems'
import type { VehicleReads } from './read'
import type { Vehicles } from './service/vehicles'

export function missionResolvers(
  missions: Missions,
  vehicles: Vehicles,
  evidence: Evidence,
  problems: Problems,
  identities: Identities,
  reads: VehicleReads,
  answer: AnswerDelivery,
): GraphqlOperation[] {
  const answerVehicle = answerChange(reads.find)
  return [
    defineResolver('advanceMission', {}, (ctx, { input }, info) =>
      answer(ctx, info, (within) => missions.advance(within, input)),
    ),
    defineResolver('updateVehicle', { idempotent: true }, (ctx, { input }, info) =>
      answerVehicle(ctx, info, (within) => vehicles.update(within, input)),
    ),
    defineResolver('keepEvidence', {}, async (ctx, { input }) => (await evidence.keep(ctx, input)).id),
    defineResolver('missionEvidence', {}, ({ actor }, { deliveryId }) => evidence.list(actor, deliveryId)),
    defineResolver(
      'reportProblem',
      { limits: [{ by: 'user', max: 20, seconds: 60 }] },
      async (ctx, { input }) => (await problems.report(ctx, input)).id,
    ),
    defineResolver('markProblemSeen', {}, async (ctx, { id }) => (await problems.see(ctx, id)).id),
    defineResolver(
      'acceptVehicle',
      { idempotent: true },
      async (ctx, { input }) => (await identities.accept(ctx, input)).id,
    ),
    defineResolver('missionProblems', {}, ({ actor }, { deliveryId }) => problems.list(actor, deliveryId)),
    defineResolver('openProblems', {}, () => problems.open()),
    defineResolver('findVehicleById', {}, ({ actor }, { id }, info) => reads.find(actor, id, selectedFields(info))),
    defineResolver('findAllVehicles', {}, ({ actor }, args, info) =>
      reads.list(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
  ]
}
