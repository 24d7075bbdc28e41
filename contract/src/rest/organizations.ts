import * as z from 'zod'
import {
  Done,
  Email,
  Id,
  LanguageCode,
  NoBody,
  PersonName,
  Phone,
  SortOrder,
  optionalText,
  text,
  whole,
  wholeText,
} from './fields'
import { XLSX, verb } from './verb'

const Slug = text(120)
const memberFields = {
  assigneeFirstName: PersonName,
  assigneeLastName: PersonName,
  assigneePhone: Phone,
  assigneeEmail: Email,
  assigneeFunction: optionalText(100),
  assigneeService: optionalText(100),
  assigneeRank: whole(4, 6),
}

export const Member = z.object({
  id: z.string(),
  sub: z.string().optional(),
  assigneeFirstName: z.string(),
  assigneeLastName: z.string(),
  assigneePhone: z.string().nullable(),
  assigneeEmail: z.string(),
  assigneeFunction: z.string().nullable(),
  assigneeService: z.string().nullable(),
  assigneeRank: z.int(),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
})
export type Member = z.infer<typeof Member>

const MemberList = z.object({ records: z.array(Member), total: z.int() })

const OrganizationView = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  settings: z.object({
    one_date: z.boolean(),
    no_docs: z.boolean(),
    defaultValues: z.unknown().optional(),
    carModels: z.unknown().optional(),
  }),
  owner: Member.nullable(),
  members: z.array(Member),
})
export type OrganizationView = z.infer<typeof OrganizationView>

const MemberPage = z.strictObject({
  page: whole(0, 1_000_000).default(0),
  take: whole(1, 100).default(10),
  /** Admins say which organisation; a client who sends one is refused. */
  slug: Slug.nullish(),
})

export const addMember = verb({
  summary: 'Add a member to an organisation',
  method: 'POST',
  path: '/organization/add-member',
  body: z.strictObject({
    ...memberFields,
    assigneeRank: whole(4, 6).default(6),
    organizationSlug: Slug.nullish(),
  }),
  replies: { 201: Done },
})

export const updateMember = verb({
  summary: 'Change a member',
  method: 'POST',
  path: '/organization/update-member',
  body: z.strictObject({ id: Id, ...z.strictObject(memberFields).partial().shape, organizationSlug: Slug.nullish() }),
  replies: { 201: Done },
})

export const updateProfile = verb({
  summary: "Change one's own profile",
  method: 'POST',
  path: '/organization/update-profile',
  body: z.strictObject({
    firstName: PersonName.optional(),
    lastName: PersonName.optional(),
    phone: Phone.nullish(),
    assigneeFunction: optionalText(100),
    assigneeService: optionalText(100),
    language: LanguageCode.optional(),
  }),
  replies: { 201: Done },
})

export const deleteMember = verb({
  summary: 'Remove a member',
  method: 'POST',
  path: '/organization/delete-member',
  body: z.strictObject({ id: Id }),
  replies: { 201: Done },
})

export const listMembers = verb({
  summary: 'Members of an organisation',
  method: 'POST',
  path: '/organization/get-all-members',
  body: MemberPage,
  replies: { 201: MemberList },
})

export const listManagers = verb({
  summary: 'Managers of an organisation',
  method: 'POST',
  path: '/organization/get-all-managers',
  body: MemberPage,
  replies: { 201: MemberList },
})

export const deleteOrganization = verb({
  summary: 'Delete an organisation',
  method: 'POST',
  path: '/organization/delete',
  body: z.strictObject({ slug: Slug }),
  replies: { 201: Done },
})

export const findMine = verb({
  summary: "One's own organisation",
  method: 'POST',
  path: '/organization/find-me',
  body: NoBody,
  replies: { 201: OrganizationView },
})

export const listOwners = verb({
  summary: 'Owners of all organisations, or of one',
  method: 'POST',
  path: '/organization/get-all-owners',
  body: z
    .strictObject({
      ...MemberPage.shape,
      /** All of them without it. */
      take: whole(1, 100).optional(),
    })
    .nullish(),
  replies: {
    201: z.object({
      records: z.array(Member.extend({ organization: z.object({ name: z.string(), slug: z.string() }) })),
      total: z.int(),
    }),
  },
})

export const findOrganization = verb({
  summary: 'An organisation by its id',
  method: 'GET',
  path: '/organizations/{id}',
  params: z.strictObject({ id: Id }),
  replies: { 200: OrganizationView },
})

export const exportOrganizations = verb({
  summary: 'Export organisations as a workbook',
  method: 'POST',
  path: '/organization/downloadXlsx',
  body: NoBody,
  replies: { 201: XLSX },
})

export const exportClients = verb({
  summary: 'Export clients as a workbook',
  method: 'POST',
  path: '/clients/downloadXlsx',
  body: z
    .strictObject({
      keyword: optionalText(100),
      organizationSlug: optionalText(2000),
      page: wholeText(0, 1_000_000).optional(),
      order: SortOrder.optional(),
      orderBy: text(40).optional(),
    })
    .nullish(),
  replies: { 201: XLSX },
})
