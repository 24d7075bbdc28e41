import { createElement } from 'react'
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ActionBar } from './action-bar'

vi.mock('../../lib/i18n', () => ({ useWords: () => (key: string) => key }))

it('the words of the next action take a second line rather than being cut off, and one line is as high as a finger', () => {
  const label = 'Photographier le procès-verbal signé sur papier'
  const bar = renderToStaticMarkup(createElement(MantineProvider, null, createElement(ActionBar, { label })))
  const [, button, words] = /<button style="([^"]*)".*<span style="([^"]*)"[^>]*>Photographier/.exec(bar) ?? []
  expect(button).toMatch(/height:auto/)
  expect(button).toMatch(/min-height:[^;]*(52px|3\.25rem)/)
  expect(words).toContain('white-space:normal')
})
