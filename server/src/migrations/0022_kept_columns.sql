-- Triggers in place of computed columns. The database reads and plans the expression of a computed column anew for every statement:
-- these three took a third of the time of each new delivery and of each change. A trigger is planned once for each connection, and
-- runs only where a column is written that it reads. No row is written anew.
ALTER TABLE "deliveries" ALTER COLUMN "search_text" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "late_after" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "best_slack" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "countries" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "services" SET DEFAULT '{}';--> statement-breakpoint
-- As server/src/tables/search-text.ts folds what the other tables are found by.
CREATE FUNCTION keep_search_text() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  NEW.search_text := lower(replace(replace(regexp_replace(normalize(
    coalesce(NEW.client_first_name, '') || ' ' || coalesce(NEW.client_last_name, '') || ' ' || coalesce(NEW.client_company, '')
    || ' ' || coalesce(NEW.representative_first_name, '') || ' ' || coalesce(NEW.representative_last_name, '')
    || ' ' || coalesce(NEW.towns, '') || ' ' || coalesce(NEW.postal_codes, '')
    || ' ' || coalesce(regexp_replace(NEW.client_phone, '[^0-9]', '', 'g'), '')
    || ' ' || coalesce(regexp_replace(NEW.representative_phone, '[^0-9]', '', 'g'), ''),
    NFD), '[\u0300-\u036f]', '', 'g'), 'œ', 'oe'), 'Œ', 'oe'));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER deliveries_search_text BEFORE INSERT OR UPDATE OF
  client_first_name, client_last_name, client_company, representative_first_name, representative_last_name,
  towns, postal_codes, client_phone, representative_phone, search_text
ON deliveries FOR EACH ROW EXECUTE FUNCTION keep_search_text();
--> statement-breakpoint
-- The rule of domain/src/deliveries/punctuality.ts for deliveries that are open, in whole seconds.
CREATE FUNCTION keep_punctuality() RETURNS trigger LANGUAGE plpgsql AS
$$
DECLARE
  two_way CONSTANT boolean := NEW.type = 'TWO_WAY_DELIVERY';
  deadline CONSTANT bigint := floor(extract(epoch FROM NEW.car_delivery_deadline));
  since CONSTANT bigint := floor(extract(epoch FROM NEW.step_at));
  -- both ways of a two-way mission were measured as one
  seconds CONSTANT bigint := CASE WHEN two_way THEN NEW.duration / 2 ELSE NEW.duration END;
  metres CONSTANT bigint := CASE WHEN two_way THEN NEW.distance / 2 ELSE NEW.distance END;
  -- a pause of 15 minutes after two hours each; half an hour for taking a vehicle over, 20 minutes for handing it over
  drive CONSTANT bigint := seconds + seconds / 7200 * 900;
  whole_leg CONSTANT bigint := 1800 + drive;
  hand_over CONSTANT bigint := 1200;
  still_to_drive bigint;
  earliest bigint;
  rest bigint;
  second_leg bigint := 0;
BEGIN
  IF NEW.status IN ('CANCELLED_BY_ADMIN', 'CANCELLED_BY_MANDATORY', 'CANCELLED_BY_CUSTOMER', 'SWAP_DELIVERED', 'COMPLETED')
     OR (NEW.status = 'DELIVERED' AND NOT two_way) THEN
    NEW.best_slack := NULL;
    NEW.late_after := NULL;
    RETURN NEW;
  END IF;
  IF NEW.status IN ('PICKUP_DRIVER', 'SWAP_PICKUP_DRIVER') THEN
    earliest := since + drive;
    rest := drive;
  ELSIF NEW.status IN ('ONGOING', 'SWAP_IN_TRANSIT') THEN
    IF NEW.seen_at IS NULL OR NEW.metres_left IS NULL THEN
      earliest := since + drive;
    ELSE
      still_to_drive := coalesce(NEW.metres_left * seconds / nullif(metres, 0), 0);
      earliest := floor(extract(epoch FROM NEW.seen_at))::bigint + still_to_drive
        + greatest(seconds, still_to_drive) / 7200 * 900 - greatest(seconds - still_to_drive, 0) / 7200 * 900;
    END IF;
    rest := 0;
  ELSIF NEW.status IN ('PICKUP_CLIENT', 'SWAP_PICKUP_CLIENT') THEN
    earliest := since + hand_over;
    rest := 0;
  ELSIF NEW.status = 'DELIVERED' THEN
    earliest := since + whole_leg;
    rest := whole_leg;
  ELSE
    -- one date for all says by when, not from when: such a mission may leave at once
    IF NEW.car_pick_up_date < NEW.car_delivery_deadline THEN
      earliest := floor(extract(epoch FROM NEW.car_pick_up_date))::bigint + whole_leg;
    END IF;
    rest := whole_leg;
  END IF;
  IF two_way AND NEW.status NOT IN ('DELIVERED', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT') THEN
    second_leg := whole_leg;
  END IF;
  -- without a route only the time that passes counts
  IF seconds IS NULL THEN
    NEW.best_slack := NULL;
    NEW.late_after := deadline;
  ELSE
    NEW.best_slack := deadline - earliest - second_leg;
    NEW.late_after := deadline - rest - second_leg;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER deliveries_punctuality BEFORE INSERT OR UPDATE OF
  type, status, step_at, car_pick_up_date, car_delivery_deadline, distance, duration, seen_at, metres_left, best_slack, late_after
ON deliveries FOR EACH ROW EXECUTE FUNCTION keep_punctuality();
