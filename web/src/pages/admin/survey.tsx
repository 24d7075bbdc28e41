import { SurveyEditor } from '../../features/survey/editor/survey-editor'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'

/** What customers are asked after a delivery. */
export function SurveyEditorPage() {
  const t = useWords('surveyEditor')
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <SurveyEditor />
    </>
  )
}
