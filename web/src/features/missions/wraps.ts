/** For buttons of a phone whose words may need a second line: the library would cut them off. */
export const WRAPS = {
  h: 'auto',
  mih: 44,
  py: 6,
  styles: { label: { whiteSpace: 'normal', lineHeight: 1.25 } },
} as const
