import { Radio, Textarea } from '@mantine/core'
import { SURVEY_TEXT_MAX } from '@volant/domain/survey/answers'
import { YES_NO, type SurveyAnswer } from '@volant/domain/survey/questions'
import { useBilingual } from '../../../lib/bilingual'
import { useWords } from '../../../lib/i18n'
import { StarChoice } from './star-choice'
import type { Question } from './survey-queries'
import classes from './survey.module.css'

interface Props {
  question: Question
  answer: SurveyAnswer | undefined
  onAnswer: (answer: SurveyAnswer) => void
}

export function QuestionField(props: Props) {
  return (
    <div className={classes.question}>
      <Control {...props} />
    </div>
  )
}

function Control({ question: { id: questionId, question, answerType, choices }, answer, onAnswer }: Props) {
  const t = useWords('survey')
  const spoken = useBilingual()
  const label = spoken(question)
  const text = answer?.responseText ?? ''
  switch (answerType) {
    case 'STAR_RATING':
      return (
        <StarChoice
          label={label}
          value={Number(text)}
          onChange={(stars) => onAnswer({ questionId, responseText: `${stars}` })}
        />
      )
    case 'YES_NO':
      return (
        <Options
          label={label}
          value={text}
          options={YES_NO.map((word) => ({ value: word, label: t(word) }))}
          onChange={(responseText) => onAnswer({ questionId, responseText })}
        />
      )
    case 'MULTIPLE_CHOICE':
      return (
        <Options
          label={label}
          value={answer?.choiceId ?? ''}
          options={choices.map(({ id, choiceText }) => ({ value: id, label: spoken(choiceText) }))}
          onChange={(choiceId) => onAnswer({ questionId, choiceId })}
        />
      )
    case 'TEXT':
      return (
        <Textarea
          label={label}
          classNames={{ label: classes.label }}
          value={text}
          onChange={(event) => onAnswer({ questionId, responseText: event.currentTarget.value })}
          maxLength={SURVEY_TEXT_MAX}
          autosize
          minRows={3}
          maxRows={12}
        />
      )
  }
}

interface OptionsProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Options({ label, value, options, onChange }: OptionsProps) {
  return (
    <Radio.Group label={label} classNames={{ label: classes.label }} value={value} onChange={onChange}>
      <div className={classes.options}>
        {options.map((option) => (
          <Radio.Card key={option.value} value={option.value} className={classes.option} radius={10}>
            <Radio.Indicator size="sm" />
            <span>{option.label}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
