import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import type { CSSProperties } from 'react'
import type { Content } from './content'
import type { Reader } from './templates'

const FONT = "Geist, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const style = {
  body: { backgroundColor: '#f3f5f7', fontFamily: FONT, color: '#17212b', margin: 0, padding: '32px 12px' },
  card: {
    backgroundColor: '#ffffff',
    border: '1px solid #d7dde3',
    borderRadius: '12px',
    maxWidth: '560px',
    padding: '32px',
  },
  brand: { color: '#0e6b72', fontSize: '18px', fontWeight: 600, margin: '0 0 20px' },
  heading: { fontSize: '20px', fontWeight: 600, lineHeight: '28px', margin: '0 0 16px' },
  text: { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' },
  facts: { backgroundColor: '#f3f6f7', borderRadius: '8px', margin: '16px 0', padding: '10px 16px' },
  label: { color: '#5b6773', fontSize: '13px', padding: '5px 12px 5px 0', verticalAlign: 'top', width: '40%' },
  value: { fontSize: '14px', fontWeight: 500, padding: '5px 0', verticalAlign: 'top' },
  code: {
    backgroundColor: '#f3f6f7',
    borderRadius: '8px',
    fontFamily: "'JetBrains Mono', Menlo, Consolas, monospace",
    fontSize: '28px',
    letterSpacing: '6px',
    margin: '16px 0',
    padding: '16px',
    textAlign: 'center',
  },
  button: {
    backgroundColor: '#0e6b72',
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '15px',
    fontWeight: 600,
    margin: '8px 0 16px',
    padding: '12px 20px',
  },
  note: { color: '#5b6773', fontSize: '13px', lineHeight: '19px', margin: '0 0 6px' },
  signature: { fontSize: '15px', lineHeight: '23px', margin: '18px 0 0' },
  rule: { borderColor: '#d7dde3', margin: '20px 0 14px' },
} satisfies Record<string, CSSProperties>

export function Layout({ content, reader }: { readonly content: Content; readonly reader: Reader }) {
  const { subject, firstName, paragraphs, facts = [], code, button, notes = [] } = content
  const { t, language } = reader
  return (
    <Html lang={language}>
      <Head />
      <Preview>{paragraphs[0] ?? subject}</Preview>
      <Body style={style.body}>
        <Container style={style.card}>
          <Text style={style.brand}>Volant</Text>
          <Heading as="h1" style={style.heading}>
            {subject}
          </Heading>
          <Text style={style.text}>{firstName ? t('greeting.named', { firstName }) : t('greeting.plain')}</Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={style.text}>
              {paragraph}
            </Text>
          ))}
          {code !== undefined && <Text style={style.code}>{code}</Text>}
          {facts.length > 0 && (
            <Section style={style.facts}>
              {facts.map(({ label, value }) => (
                <Row key={label}>
                  <Column style={style.label}>{label}</Column>
                  <Column style={style.value}>{value}</Column>
                </Row>
              ))}
            </Section>
          )}
          {button !== undefined && (
            <Button href={button.url} style={style.button}>
              {button.label}
            </Button>
          )}
          {notes.map((note) => (
            <Text key={note} style={style.note}>
              {note}
            </Text>
          ))}
          <Text style={style.signature}>{t('signature')}</Text>
          <Hr style={style.rule} />
          <Text style={style.note}>{t('footer')}</Text>
        </Container>
      </Body>
    </Html>
  )
}
