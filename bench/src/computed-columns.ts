/** Triggers that work out columns of a new row run although those that keep other tables true are switched off for a bulk insert. */
export const COMPUTE_COLUMNS = enableTriggers('ENABLE ALWAYS')
/** As the product has them. */
export const COMPUTE_AS_USUAL = enableTriggers('ENABLE')

function enableTriggers(how: 'ENABLE' | 'ENABLE ALWAYS'): string {
  // before (2) an insert (4)
  return `DO $$ DECLARE it record; BEGIN
    FOR it IN SELECT tgrelid::regclass AS on_table, tgname FROM pg_trigger WHERE NOT tgisinternal AND tgtype & 6 = 6 LOOP
      EXECUTE format('ALTER TABLE %s ${how} TRIGGER %I', it.on_table, it.tgname);
    END LOOP;
  END $$`
}
