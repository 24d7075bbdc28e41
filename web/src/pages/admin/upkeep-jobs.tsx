import { JobsTable } from '../../features/upkeep/jobs-table'
import { UpkeepHeader } from './upkeep-header'

export function UpkeepJobsPage() {
  return (
    <>
      <UpkeepHeader active="jobs" />
      <JobsTable />
    </>
  )
}
