import { RATINGS } from '@volant/domain/survey/marks'
import { ANSWER_TYPES } from '@volant/domain/survey/questions'
import { surveySchema } from '@volant/domain/survey/schema'
import * as z from 'zod'
import { Id, TokenHeader, field, looseText, text } from './fields'
import { verb } from './verb'

const Bilingual = z.object({ fr: z.string(), en: z.string() })
const AnswerType = z.enum(ANSWER_TYPES)

const Choice = z.object({
  id: z.string(),
  choiceText: Bilingual,
  /** In the language of `Accept-Language`. */
  label: z.string().optional(),
})

/** Shown only when the parent's answer equals `condition`, whatever the case. Description 2.18. */
export const SurveyQuestion = z.object({
  id: z.string(),
  question: Bilingual,
  /** In the language of `Accept-Language`. */
  label: z.string().optional(),
  answerType: AnswerType,
  choices: z.array(Choice),
  conditionalOnId: z.string().nullable(),
  condition: z.string().nullable(),
})
export type SurveyQuestion = z.infer<typeof SurveyQuestion>

const byDelivery = z.strictObject({ deliveryId: Id })

export const surveyQuestions = verb({
  summary: 'Questions of the survey',
  method: 'GET',
  path: '/delivery-rating/questions',
  replies: { 200: z.array(SurveyQuestion) },
})

export const surveyChoices = verb({
  summary: 'Choices of the survey',
  method: 'GET',
  path: '/delivery-rating/survey-choices',
  replies: { 200: z.array(Choice.extend({ questionId: z.string() })) },
})

export const surveyResponses = verb({
  summary: 'Answers given about a delivery',
  method: 'GET',
  path: '/delivery-rating/responses/{deliveryId}',
  params: byDelivery,
  replies: {
    200: z.array(
      z.object({
        questionId: z.string(),
        question: Bilingual,
        answerType: AnswerType,
        responseText: z.string().nullable(),
        choiceId: z.string().nullable(),
        choiceText: Bilingual.nullable(),
      }),
    ),
  },
})

export const surveyRated = verb({
  summary: 'Whether a delivery was rated',
  method: 'GET',
  path: '/delivery-rating/rated/{deliveryId}',
  params: byDelivery,
  headers: TokenHeader,
  replies: { 200: z.object({ rated: z.boolean() }) },
})

const answerText = z.union([looseText(2000), z.number().transform(String)], { error: field('invalid') })

export const answerSurvey = verb({
  summary: 'Rate a delivery',
  method: 'POST',
  path: '/delivery-rating/responses',
  body: z.strictObject({
    // Absent is 401, which only the server can say after it looked for the header.
    token: looseText(2048).optional(),
    deliveryId: Id,
    responses: z
      .array(z.strictObject({ questionId: text(64), responseText: answerText.nullish(), choiceId: text(64).nullish() }))
      .max(100, field('tooLong')),
  }),
  replies: { 201: z.object({ success: z.literal(true) }) },
})

const EditedChoice = Choice.omit({ label: true })

/** As super admins see it. */
const EditedQuestion = SurveyQuestion.omit({ label: true }).extend({
  choices: z.array(EditedChoice),
  /** The driver's mark that its stars count for. */
  feeds: z.enum(RATINGS).nullable(),
})

export const EditedSurvey = z.object({
  /** Goes back with a change: somebody else may have changed the survey meanwhile. */
  version: z.string(),
  /** Once somebody has `answered` a question, its type stays. */
  questions: z.array(EditedQuestion.extend({ answered: z.boolean() })),
  /** Asked no more; answers to them are still read. */
  retired: z.array(EditedQuestion),
})

export const editedSurvey = verb({
  summary: 'The survey as super admins write it',
  method: 'GET',
  path: '/delivery-rating/survey',
  replies: { 200: EditedSurvey },
})

/** All questions in their order; one without an id is new, and one that is left out is asked no more. */
export const editSurvey = verb({
  summary: 'Change the questions of the survey',
  method: 'PUT',
  path: '/delivery-rating/survey',
  body: surveySchema,
  replies: { 200: EditedSurvey },
})
