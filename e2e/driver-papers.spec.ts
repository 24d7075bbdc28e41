import { drivers } from '@volant/contract/words/fr/drivers'
import { ownFile } from '@volant/contract/words/fr/own-file'
import { suggestions } from '@volant/contract/words/fr/suggestions'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { toast } from './catalogue'
import { DESKTOP, LOADED, test } from './fixtures'
import { openAuction, order, readOrder } from './order'
import { graphql, PEOPLE } from './people'

interface Driver {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly insuranceDueDate: string | null
}

const OTHERS: readonly string[] = Object.values(PEOPLE)
const DAY_MS = 86_400_000

/** An accepted driver whom no other journey relies on. */
async function someDriver(address: string): Promise<Driver> {
  const query =
    '{ findAllDrivers(filter: { state: ACCEPTED }, sort: { field: "lastName", order: asc }, pagination: { perPage: 10 }) { records { id email fullName insuranceDueDate } } }'
  const { findAllDrivers } = await graphql<{ findAllDrivers: { records: Driver[] } }>(address, 'superAdmin', query, {})
  const found = findAllDrivers.records.find(({ email }) => !OTHERS.includes(email))
  if (!found) throw new Error('the demo has no such driver')
  return found
}

const save = (address: string, input: object) =>
  graphql(address, 'superAdmin', 'mutation($input: UpdateDriverInput!) { updateDriver(input: $input) { id } }', {
    input,
  })

test('a driver whose insurance has ended is given a mission only on purpose, and the log says so; the office verifies a paper', async ({
  open,
  address,
}) => {
  const driver = await someDriver(address)
  const { id } = await order(address)
  await openAuction(address, { id })
  await graphql(address, 'superAdmin', 'mutation($input: CreateOfferInput!) { createOffer(input: $input) { id } }', {
    input: { deliveryId: id, driverId: driver.id, demandedPrice: 180 },
  })
  await save(address, { id: driver.id, insuranceDueDate: new Date(Date.now() - DAY_MS).toISOString() })
  try {
    const { page, faults } = await open('maintainer', DESKTOP)

    await test.step('the question names the paper, and may be answered with no', async () => {
      await page.goto(`/admin/pilot/delivery-table/waiting-for-driver/${id}/offers`)
      await page.getByRole('button', { name: new RegExp(`^Accepter.*${driver.fullName}`) }).click()
      const offer = page.getByRole('dialog').first()
      await offer.getByRole('button', { name: 'Accepter' }).click()
      const question = page.getByRole('dialog', { name: suggestions.despite.title_one })
      await expect(question.getByRole('listitem')).toHaveText([ownFile.paper.insurance])
      await expectAccessible(page, 'a question about an expired paper')
      await question.getByRole('button', { name: 'Retour' }).click()
      await expect(question).toBeHidden()
      expect((await readOrder(address, id)).status).toBe('WAITING_FOR_DRIVER')
      await offer.getByRole('button', { name: 'Accepter' }).click()
      await question.getByRole('button', { name: suggestions.despite.confirm }).click()
      await expect.poll(async () => (await readOrder(address, id)).status).toBe('SET')
    })

    await test.step('the log keeps it', async () => {
      const { findDeliveryLogs } = await graphql<{ findDeliveryLogs: { logs: { log: string }[] } }>(
        address,
        'superAdmin',
        'query($id: ID!) { findDeliveryLogs(deliveryId: $id, page: 1, pageSize: 1) { logs { log } } }',
        { id },
      )
      expect(findDeliveryLogs.logs[0]?.log).toMatch(/Malgré des papiers expirés\s: RC Pro\.$/)
    })

    await test.step('the page of the driver says so, and a paper that holds is verified there', async () => {
      await page.goto(`/admin/drivers/drivers-table/accepted-requests/${driver.id}`)
      const papers = page.getByRole('region', { name: drivers.papers })
      await expect(papers.getByRole('listitem').first()).toContainText(ownFile.paper.insurance, LOADED)
      await expect(papers.getByRole('listitem').first()).toContainText(ownFile.state.ENDED)
      const account = papers.getByRole('listitem').filter({ hasText: ownFile.paper.account })
      const again = account.getByRole('button', { name: drivers.unverify })
      // whoever filled the demo may have verified it
      if (await again.isVisible()) await again.click()
      await account.getByRole('button', { name: drivers.verify }).click()
      await expect(toast(page, drivers.paperVerified)).toBeVisible()
      await expect(account).toContainText('par Thomas Leroux')
      await expectAccessible(page, 'the papers of a driver')
    })
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('409')))
  } finally {
    await save(address, { id: driver.id, insuranceDueDate: driver.insuranceDueDate })
  }
})
