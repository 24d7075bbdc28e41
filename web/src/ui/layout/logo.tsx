import classes from './logo.module.css'

/** A steering wheel with a road between its spokes. */
export function Logo({ wordmark = true }: { wordmark?: boolean }) {
  return (
    <span className={classes.logo}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <g fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round">
          <circle cx="16" cy="16" r="9.2" />
          <path d="M7.2 14.2c5.4-2.3 12.2-2.3 17.6 0M16 18.4v6.6" />
        </g>
        <circle cx="16" cy="15.9" r="2.7" fill="#fff" />
      </svg>
      {wordmark && <span className={classes.word}>Volant</span>}
    </span>
  )
}
