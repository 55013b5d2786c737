import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { createElement } from 'react';
import { ChevronDownIcon } from '../ui/icons.tsx';

// Mantine requires ten shades; the tokens of theme.css determine the actual colors.
const green: MantineColorsTuple = [
  '#e9f6ef',
  '#d6ece0',
  '#aed8c2',
  '#83c4a2',
  '#55c9a6',
  '#2f9a65',
  '#14804a',
  '#0a6a55',
  '#095a31',
  '#064826',
];

/** As high as a finger needs. */
const touchSize = { size: 'md' } as const;

export const theme = createTheme({
  fontFamily: 'var(--font)',
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  headings: { fontWeight: '600' },
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 4 },
  colors: { green },
  defaultRadius: 'md',
  radius: { md: '8px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // By name, because importing the components here would add them to every first load.
    Button: {
      defaultProps: touchSize,
      vars: (_: unknown, { variant, size }: { readonly variant?: string; readonly size?: string }) => ({
        root: {
          ...(variant === undefined || variant === 'filled' ? { '--button-color': 'var(--on-accent)' } : {}),
          ...(size === 'md' ? { '--button-height': 'var(--touch)' } : {}),
        },
      }),
    },
    Input: {
      vars: (_: unknown, { size }: { readonly size?: string }) => ({
        wrapper: { '--input-bg': 'var(--surface)', ...(size === 'md' ? { '--input-height': 'var(--touch)' } : {}) },
      }),
      styles: { input: { borderColor: 'var(--line-strong)' } },
    },
    // UX-05.
    Tooltip: { defaultProps: { openDelay: 1500 } },
    NativeSelect: { defaultProps: { ...touchSize, rightSection: createElement(ChevronDownIcon) } },
    NumberInput: { defaultProps: touchSize },
    Textarea: { defaultProps: touchSize },
    TextInput: { defaultProps: touchSize },
  },
});

/** Maps the tokens to Mantine's variables in both schemes. */
export const cssVariables: CSSVariablesResolver = () => {
  const tokens = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-2)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-default-hover': 'color-mix(in srgb, var(--ink) 5%, var(--surface))',
    '--mantine-color-disabled': 'color-mix(in srgb, var(--ink) 7%, var(--paper))',
    '--mantine-color-disabled-color': 'var(--ink-2)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-color-error': 'var(--flag)',
    '--mantine-color-green-light-color': 'var(--accent)',
    '--mantine-color-green-light-hover': 'var(--tint)',
    '--mantine-color-red-filled': 'var(--flag)',
    '--mantine-color-red-filled-hover': 'color-mix(in srgb, var(--flag) 88%, var(--ink))',
    '--mantine-color-red-outline': 'var(--flag)',
    '--mantine-color-red-outline-hover': 'color-mix(in srgb, var(--flag) 8%, transparent)',
    '--mantine-color-red-light-color': 'var(--flag)',
    '--mantine-color-red-light-hover': 'color-mix(in srgb, var(--flag) 10%, transparent)',
    '--mantine-color-green-filled': 'var(--accent)',
    '--mantine-color-green-filled-hover': 'color-mix(in srgb, var(--accent) 88%, var(--ink))',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
    '--mantine-color-anchor': 'var(--accent)',
  };
  return { variables: {}, light: tokens, dark: tokens };
};
