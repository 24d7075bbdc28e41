import { Admin, Datagrid, DateField, List, NumberField, Resource, TextField } from 'react-admin'
import type { DataProvider } from 'react-admin'
import { createRoot } from 'react-dom/client'

// the list asks its provider for rows and their total, and for nothing else
const rowsOnly = {
  getList: async () => (await fetch('/rows.json')).json(),
} as unknown as DataProvider

function Deliveries() {
  return (
    <List exporter={false}>
      <Datagrid bulkActionButtons={false}>
        <TextField source="publicId" />
        <TextField source="status" />
        <TextField source="clientCompany" />
        <TextField source="fromAddress.city" />
        <TextField source="toAddress.city" />
        <DateField source="carDeliveryDeadline" />
        <NumberField source="clientFinalPrice" />
      </Datagrid>
    </List>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Admin dataProvider={rowsOnly} disableTelemetry>
      <Resource name="deliveries" list={Deliveries} />
    </Admin>,
  )
