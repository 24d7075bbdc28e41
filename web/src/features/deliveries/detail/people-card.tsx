import { useEffect, useState, type ReactNode } from 'react'
import { Avatar } from '@mantine/core'
import { IconBuilding, IconMail, IconPhone } from '@tabler/icons-react'
import { initialsOf, MISSING } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { loadPhones } from '../../../lib/phones'
import { Card } from '../../../ui/layout/card'
import type { Detail } from './detail-query'
import classes from './people-card.module.css'

interface PersonProps {
  name: string
  company?: string | null
  phone?: string | null
  email?: string | null
}

/** The recipient of the vehicle and who ordered the delivery. */
export function PeopleCards({ delivery }: { delivery: Detail }) {
  const t = useWords('deliveries')
  const name = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  return (
    <div className={classes.pair}>
      <Card title={t('detail.customer')}>
        <Person
          name={name(delivery.clientFirstName, delivery.clientLastName)}
          company={delivery.clientCompany}
          phone={delivery.clientPhone}
          email={delivery.clientEmail}
        />
      </Card>
      <Card title={t('detail.representative')}>
        <Person
          name={name(delivery.representativeFirstName, delivery.representativeLastName)}
          company={delivery.representativeCompany ?? delivery.organization?.name}
          phone={delivery.representativePhone}
          email={delivery.representativeEmail}
        />
      </Card>
    </div>
  )
}

/** The driver; clients may read only the first name and an initial. */
export function DriverCard({ delivery }: { delivery: Detail }) {
  const t = useWords('deliveries')
  const { selectedDriver: driver } = delivery
  if (!driver) return null
  const [first = '', ...rest] = driver.fullName.split(' ')
  return (
    <Card title={t('detail.driver')}>
      <Person
        name={driver.fullName}
        phone={driver.phoneNumber}
        email={driver.email}
        picture={
          <Avatar src={driver.avatar} alt="" radius="xl" color="petrol">
            {initialsOf(first, rest.join(' '))}
          </Avatar>
        }
      />
    </Card>
  )
}

function Person({ name, company, phone, email, picture }: PersonProps & { picture?: ReactNode }) {
  return (
    <div className={classes.person}>
      {picture}
      <div className={classes.words}>
        <span className={classes.name}>{name || MISSING}</span>
        {company && (
          <span className={classes.line}>
            <IconBuilding size={15} aria-hidden="true" />
            {company}
          </span>
        )}
        {phone && <Phone number={phone} />}
        {email && (
          <a className={classes.line} href={`mailto:${email}`}>
            <IconMail size={15} aria-hidden="true" />
            {email}
          </a>
        )}
      </div>
    </div>
  )
}

/** In national format once the numbering plan is loaded. */
function Phone({ number }: { number: string }) {
  const [shown, setShown] = useState(number)
  useEffect(() => {
    let left = false
    void loadPhones().then(({ toNational }) => left || setShown(toNational(number)))
    return () => {
      left = true
    }
  }, [number])
  return (
    <a className={classes.line} href={`tel:${number}`}>
      <IconPhone size={15} aria-hidden="true" />
      {shown}
    </a>
  )
}
