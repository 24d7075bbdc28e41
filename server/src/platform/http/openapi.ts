import { ApiErrorBody } from '@volant/contract/errors'
import type { Reply } from '@volant/contract/rest/verb'
import type { Access } from '@volant/domain/permissions/operations'
import type { OpenAPIV3_1 } from 'openapi-types'
import * as z from 'zod'
import type { Catalogue } from '../operations/catalogue'
import type { RestOperation } from '../operations/registry'

type Schema = OpenAPIV3_1.SchemaObject
type Parameter = OpenAPIV3_1.ParameterObject
type Side = 'input' | 'output'

const PARTS = [
  ['params', 'path'],
  ['query', 'query'],
  ['headers', 'header'],
] as const

const REFUSAL: OpenAPIV3_1.ReferenceObject = { $ref: '#/components/responses/Refusal' }

/** What travels: before it is read on the way in, after it was written on the way out. */
function schemaOf(type: z.ZodType, io: Side): Schema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  // zod's own type for JSON Schema differs from OpenAPI's in name only
  return schema as Schema
}

/** `POST /auth/login-gestion` is `postAuthLoginGestion`. */
function idOf({ verb }: RestOperation): string {
  const words = verb.path.split(/[^A-Za-z0-9]+/).filter(Boolean)
  return verb.method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function parametersOf({ verb, options }: RestOperation): Parameter[] {
  const parameters = PARTS.flatMap(([part, place]) => {
    const type = verb[part]
    if (!type) return []
    const { properties = {}, required = [] } = schemaOf(type, 'input')
    return Object.entries(properties).map(([name, schema]): Parameter => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      // the types of 3.1 write a parameter's schema as 3.0 does
      schema: schema as Parameter['schema'],
    }))
  })
  if (options.idempotent) parameters.push({ name: 'idempotency-key', in: 'header', schema: { type: 'string' } })
  return parameters
}

function bodyOf({ verb, options }: RestOperation): OpenAPIV3_1.RequestBodyObject | undefined {
  if (options.raw) return { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  if (!verb.body) return undefined
  const required = !verb.body.safeParse(undefined).success
  return { required, content: { 'application/json': { schema: schemaOf(verb.body, 'input') } } }
}

function contentOf(reply: Reply): OpenAPIV3_1.ResponseObject['content'] {
  if (reply === null) return undefined
  if (reply instanceof z.ZodType) return { 'application/json': { schema: schemaOf(reply, 'output') } }
  return { [reply.contentType]: { schema: { type: 'string', format: 'binary' } } }
}

function answersOf({ verb }: RestOperation, access: Access, takes: boolean): OpenAPIV3_1.ResponsesObject {
  const answers: OpenAPIV3_1.ResponsesObject = {}
  for (const [status, reply] of Object.entries(verb.replies)) {
    const content = contentOf(reply)
    answers[status] = { description: verb.summary, ...(content && { content }) }
  }
  if (takes) answers['400'] = REFUSAL
  if (!access.anonymous) answers['401'] = REFUSAL
  if (access.client ?? access.driver ?? access.admin) answers['403'] = REFUSAL
  if (verb.params) answers['404'] = REFUSAL
  answers['4XX'] = REFUSAL
  answers['5XX'] = REFUSAL
  return answers
}

function securityOf({ anonymous, token, client, driver, admin }: Access): OpenAPIV3_1.SecurityRequirementObject[] {
  if (anonymous || !(client ?? driver ?? admin)) return []
  return token ? [{ session: [] }, {}] : [{ session: [] }]
}

function describe(operation: RestOperation, access: Access): OpenAPIV3_1.OperationObject {
  const { verb } = operation
  const parameters = parametersOf(operation)
  const requestBody = bodyOf(operation)
  return {
    operationId: idOf(operation),
    summary: verb.summary,
    tags: [verb.path.split('/')[1] ?? ''],
    security: securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: answersOf(operation, access, parameters.length > 0 || requestBody !== undefined),
  }
}

/** The REST calls that are answered, as programs read them: from the same verbs and access table that answer. */
export function openApiOf({ operations, rules }: Catalogue): OpenAPIV3_1.Document {
  const paths: Record<string, OpenAPIV3_1.PathItemObject> = {}
  for (const operation of operations) {
    if (operation.door !== 'rest') continue
    const { path, method } = operation.verb
    const described = describe(operation, rules.operations[operation.name] ?? {})
    paths[path] = { ...paths[path], [method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Volant',
      version: '1',
      description: 'The REST calls of Volant. GraphQL describes itself at /graphql.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'authorization', description: 'The ID token' },
      },
      schemas: { Refusal: schemaOf(ApiErrorBody, 'output') },
      responses: {
        Refusal: {
          description: 'Refused, with the code and where it helps the reason and the fields at fault',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  }
}
