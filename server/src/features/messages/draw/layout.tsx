import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import type { Content } from '../templates/content'
import type { Reader } from '../templates/reader'
import { SHEET, style } from './layout-style'

interface Props {
  readonly content: Content
  readonly reader: Reader
  /** Who writes, as a letterhead names them. */
  readonly sender: string
}

/** One letter for every occasion: tables inside, so that it also stands in clients that draw like a word processor. */
export function Layout({ content, reader, sender }: Props) {
  const { subject, firstName, paragraphs, facts = [], code, button, notes = [] } = content
  const { t, language, url } = reader
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{SHEET}</style>
      </Head>
      <Preview>{paragraphs[0] ?? subject}</Preview>
      <Body style={style.body} className="v-page">
        <Container style={style.page}>
          <Section style={style.brand}>
            <Row>
              <Column style={style.mark}>
                <Img src={url('/icon-192.png')} alt="Volant" width="32" height="32" style={style.sign} />
              </Column>
              <Column style={style.word} className="v-text">
                Volant
              </Column>
            </Row>
          </Section>
          <Section style={style.card} className="v-card">
            <Row>
              <Column style={style.inside} className="v-inside">
                <Heading as="h1" style={style.heading} className="v-text">
                  {subject}
                </Heading>
                <Text style={style.text} className="v-text">
                  {firstName ? t('greeting.named', { firstName }) : t('greeting.plain')}
                </Text>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph} style={style.text} className="v-text">
                    {paragraph}
                  </Text>
                ))}
                {code !== undefined && (
                  <Text style={style.code} className="v-soft v-text">
                    {code}
                  </Text>
                )}
                {facts.length > 0 && <Facts facts={facts} />}
                {button !== undefined && (
                  <Button href={button.url} style={style.button} className="v-button">
                    {button.label}
                  </Button>
                )}
                {notes.map((note) => (
                  <Text key={note} style={style.note} className="v-dim">
                    {note}
                  </Text>
                ))}
                <Text style={style.signature} className="v-text">
                  {t('signature')}
                </Text>
              </Column>
            </Row>
          </Section>
          <Section style={style.foot}>
            <Text style={style.small} className="v-dim">
              {t('footer')}
            </Text>
            <Text style={style.small} className="v-dim">
              {sender}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

function Facts({ facts }: { readonly facts: NonNullable<Content['facts']> }) {
  return (
    <Section style={style.facts} className="v-soft">
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <Column style={style.label} className="v-dim v-stack">
            {label}
          </Column>
          <Column style={style.value} className="v-text v-stack">
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  )
}
