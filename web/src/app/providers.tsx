import { StrictMode, type ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import { createSchemeManager } from '../lib/color-scheme'
import { cssVariables, theme } from '../ui/theme/theme'

const scheme = createSchemeManager()

/** What every page stands in, also while it is drawn at the build. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        colorSchemeManager={scheme}
      >
        {children}
      </MantineProvider>
    </StrictMode>
  )
}
