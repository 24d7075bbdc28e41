import type { Feature } from '../../platform/feature'
import { requireNamed } from '../deliveries/public'
import type { Platform } from '../../platform/platform'
import { createRatingRequests } from './service/request'
import { surveyDoors } from './doors'
import { createSurvey } from './service/survey'

export function createSurveyFeature({ db, clock, config }: Platform): Feature {
  const { LINK_SECRET: linkSecret, SURVEY_ORIGIN, PUBLIC_URL } = config
  const requests = createRatingRequests({ db, clock, linkSecret, surveyOrigin: SURVEY_ORIGIN ?? PUBLIC_URL })
  return {
    operations: surveyDoors(createSurvey(db), requests, (actor, id) =>
      requireNamed({ db, clock }, actor, id, 'SEND_RATING_EMAIL'),
    ),
    publicLinks: ['/survey', '/delivery-rating/rated'],
  }
}
