import { answerChange } from '../../../platform/graphql/answer'
import { selectedFields } from '../../../platform/graphql/selection'
import { defineResolver } from '../../../platform/operations/registry'
import type { GraphqlOperation } from '../../../platform/operations/registry'
import { accountsToOne } from '../../identity/public'
import type { OrganizationReads } from '../read/organizations'
import type { OrganizationWrites } from '../service/organizations'

export function organizationResolvers(reads: OrganizationReads, writes: OrganizationWrites): GraphqlOperation[] {
  const answer = answerChange(reads.organizationById)
  return [
    defineResolver(
      'createOrganization',
      { idempotent: true, limits: [accountsToOne(({ input }) => input.ownerEmail)] },
      (ctx, { input }, info) => answer(ctx, info, (within) => writes.create(within, input)),
    ),
    defineResolver('updateOrganization', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => writes.update(within, input)),
    ),
    defineResolver('findAllOrganizations', {}, ({ actor }, args, info) =>
      reads.organizations(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
    defineResolver('findAllClients', {}, ({ actor }, args, info) =>
      reads.clients(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
    defineResolver('findOrganizationById', {}, ({ actor }, { id }, info) =>
      reads.organizationById(actor, id, selectedFields(info)),
    ),
    defineResolver('findOrganizationBySlug', {}, ({ actor }, { slug }, info) =>
      reads.organizationBySlug(actor, slug, selectedFields(info)),
    ),
    defineResolver('findClientById', {}, ({ actor }, { id }, info) =>
      reads.clientById(actor, id, selectedFields(info)),
    ),
    defineResolver('findClientBySub', {}, ({ actor }, { sub }, info) =>
      reads.clientBySub(actor, sub, selectedFields(info)),
    ),
    defineResolver('findAutoCompleteListOrganizations', {}, ({ actor }, { keyword, limit }) =>
      reads.autocompleteOrganizations(actor, keyword ?? '', limit),
    ),
    defineResolver('findAutoCompleteListClients', {}, ({ actor }, { keyword, limit }) =>
      reads.autocompleteClients(actor, keyword ?? '', limit),
    ),
  ]
}
