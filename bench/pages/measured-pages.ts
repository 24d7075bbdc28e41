/** A page to open, and how one sees that it is there. */
export interface MeasuredPage {
  readonly name: string
  readonly url: string
  /** What the browser keeps of an earlier visit. */
  readonly kept: Record<string, string>
  /** A text of what the page was opened for. */
  readonly shows: string | RegExp
  /** Part of the address that its first data come from; empty where it asks for none. */
  readonly rows: string
  /** Files that Lighthouse is also asked about without. */
  readonly aside?: { readonly name: string; readonly files: readonly string[] }
  /** Milliseconds in which the largest paint is wanted on a quiet machine; none for what it is compared with. */
  readonly aim?: number
}

interface Tokens {
  readonly IdToken: string
  readonly RefreshToken: string
}

async function post<T>(url: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

const ROWS = `query($filter: DeliveryFilter!) {
  findAllDeliveries(pagination: { page: 0, perPage: 10 }, sort: { field: "id", order: desc }, filter: $filter) {
    total
    records { id publicId status clientCompany fromAddress { city } toAddress { city } carDeliveryDeadline clientFinalPrice trackingId }
  }
}`
interface Rows {
  readonly total: number
  readonly records: readonly { readonly publicId: string; readonly trackingId: string }[]
}

/** A maintainer of the demo, the rows of the default tab, and a delivery that somebody follows. */
export async function readDemo(origin: string) {
  const { AuthenticationResult: tokens } = await post<{ AuthenticationResult: Tokens }>(
    `${origin}/auth/login-gestion`,
    { username: 'maintainer@volant.test', password: 'Volant-demo-2026' },
  )
  const read = async (tab: string): Promise<Rows> => {
    const body = { query: ROWS, variables: { filter: { tab } } }
    const answer = await post<{ data: { findAllDeliveries: Rows } }>(`${origin}/graphql`, body, {
      authorization: tokens.IdToken,
    })
    return answer.data.findAllDeliveries
  }
  const rows = await read('CONFIRMED')
  const [followed] = (await read('ONGOING')).records
  const [first] = rows.records
  if (!first || !followed) throw new Error('the demo has no deliveries to open')
  return { tokens, rows, first, followed }
}

export function measuredPages(
  origin: string,
  otherOrigin: string,
  { tokens, first, followed }: Awaited<ReturnType<typeof readDemo>>,
): readonly MeasuredPage[] {
  const signedIn = { 'volant.idToken': tokens.IdToken, 'volant.refreshToken': tokens.RefreshToken }
  return [
    { name: 'sign-in', url: `${origin}/login`, kept: {}, shows: 'Se connecter', rows: '', aim: 1000 },
    {
      name: 'table',
      url: `${origin}/admin/pilot/delivery-table/confirmed`,
      kept: signedIn,
      shows: first.publicId,
      rows: '/graphql',
      aim: 1500,
    },
    {
      name: 'tracking',
      url: `${origin}/tracking/${followed.trackingId}`,
      kept: {},
      shows: /^Arrivée/,
      rows: '/delivery/unAuth/',
      aside: { name: 'map', files: ['*/assets/open-map-*'] },
      aim: 1500,
    },
    { name: 'react-admin list', url: otherOrigin, kept: {}, shows: first.publicId, rows: '/rows.json' },
  ]
}
