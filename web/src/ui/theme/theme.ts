import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import classes from './theme.module.css'

const petrol: MantineColorsTuple = [
  '#e6f4f4',
  '#cfe8e9',
  '#a3d3d5',
  '#73bcbf',
  '#45a3a8',
  '#238c92',
  '#177b82',
  '#0e6b72',
  '#0a565c',
  '#064247',
]

const ink: MantineColorsTuple = [
  '#e7ebf0',
  '#c9d1db',
  '#a3afbd',
  '#7f8c9c',
  '#5b6878',
  '#36404c',
  '#252d37',
  '#1a2129',
  '#11171e',
  '#0b0f14',
]

export const theme = createTheme({
  colors: { petrol, dark: ink },
  primaryColor: 'petrol',
  // White button text has a contrast of 3:1 on Mantine's default dark shade, and of 5:1 on shade 6.
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 8,
  radius: { sm: '6px', md: '8px', lg: '12px' },
  fontFamily: "'Geist Variable', system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: { fontFamily: "'Geist Variable', system-ui, sans-serif", fontWeight: '600' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  activeClassName: '',
  components: {
    Button: { defaultProps: { size: 'sm' }, classNames: { root: classes.button } },
    ActionIcon: { defaultProps: { size: 36, variant: 'default' } },
    TextInput: { defaultProps: { size: 'sm' } },
    NumberInput: { classNames: { controls: classes.steps } },
    Modal: {
      defaultProps: {
        radius: 12,
        centered: true,
        transitionProps: { duration: 120, transition: 'fade' },
        overlayProps: { backgroundOpacity: 0.45 },
      },
      classNames: {
        title: classes.modalTitle,
        header: classes.modalHeader,
        content: classes.overlay,
        close: classes.close,
      },
    },
    // Outside the main part of the page a `header` element would count as a second banner.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Popover: { defaultProps: { radius: 10, shadow: 'lg', transitionProps: { duration: 100 } } },
    DatePicker: { classNames: { day: classes.day } },
    DateTimePicker: { classNames: { day: classes.day } },
    Tooltip: { defaultProps: { radius: 6, openDelay: 300, transitionProps: { duration: 100 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 140 } }, classNames: { close: classes.close } },
    InputWrapper: {
      // Below the field, so that fields beside each other stay level.
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: classes.label, error: classes.error, description: classes.description },
    },
    Skeleton: { classNames: { root: classes.skeleton } },
    SegmentedControl: { classNames: { root: classes.segments } },
    Input: { classNames: { input: classes.input, wrapper: classes.field } },
  },
})

/** Notes have the surfaces of the badges: in the dark Mantine's are the brightest thing on the page. */
const notes = {
  '--mantine-color-orange-light': 'var(--v-orange-soft)',
  '--mantine-color-orange-light-color': 'var(--v-orange)',
  '--mantine-color-red-light': 'var(--v-red-soft)',
  '--mantine-color-red-light-color': 'var(--v-red)',
}

/** Greys with a contrast of 4.5:1 on both surfaces, unlike Mantine's dimmed and placeholder colours. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...notes,
    '--mantine-color-body': '#f3f5f7',
    '--mantine-color-text': '#0f1720',
    '--mantine-color-dimmed': '#55637a',
    '--mantine-color-placeholder': '#66748a',
    '--mantine-color-error': '#b42318',
    '--mantine-color-default-border': '#b6c0cd',
    '--mantine-color-anchor': '#0e6b72',
  },
  dark: {
    ...notes,
    '--mantine-color-petrol-light': 'var(--v-brand-soft)',
    '--mantine-color-petrol-light-hover': 'var(--v-hover)',
    '--mantine-color-body': '#0b0f14',
    '--mantine-color-text': '#e7ebf0',
    '--mantine-color-dimmed': '#94a1b2',
    '--mantine-color-placeholder': '#8b98a9',
    '--mantine-color-error': '#ff8a80',
    '--mantine-color-default': '#1f262f',
    '--mantine-color-default-hover': '#262e38',
    '--mantine-color-default-border': '#36404c',
    '--mantine-color-anchor': '#5cc0c5',
  },
})
