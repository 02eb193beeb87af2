import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const tide: MantineColorsTuple = [
  '#e9f4f5',
  '#cfe6e9',
  '#a3cfd6',
  '#6fb3bd',
  '#3f9cab',
  '#1b8798',
  '#127c8e',
  '#0b7285',
  '#09616f',
  '#07505e',
]

export const theme = createTheme({
  primaryColor: 'tide',
  primaryShade: { light: 7, dark: 6 },
  colors: { tide },
  fontFamily: 'var(--font)',
  fontSizes: {
    xs: 'var(--size-12)',
    sm: 'var(--size-13)',
    md: 'var(--size-15)',
    lg: 'var(--size-17)',
    xl: 'var(--size-20)',
  },
  radius: { xs: '5px', sm: '8px', md: '10px', lg: '12px', xl: '20px' },
  defaultRadius: 'sm',
  shadows: { md: 'var(--float)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
})

/** Mantine's own variables follow our tokens, which know light and dark themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const scheme = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--tide-text)',
    '--mantine-color-error': 'var(--coral-text)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--ink-soft)',
  }
  return { variables: { '--mantine-line-height': 'var(--leading)' }, light: scheme, dark: scheme }
}
