import type { ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createSchemeManager } from '../lib/color-scheme'
import { LinkProvider } from '../ui/layout/link'
import { cssVariables, theme } from '../ui/theme/theme'
import { queryClient } from './router'
import { RoutedLink } from './routed-link'

const scheme = createSchemeManager()

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={scheme}
    >
      <QueryClientProvider client={queryClient}>
        <LinkProvider value={RoutedLink}>{children}</LinkProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
