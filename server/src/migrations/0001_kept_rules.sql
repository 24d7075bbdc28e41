-- Counters: exact, kept by the database, written at commit so that their rows are locked last and briefly.
-- The shard spreads writers of different organisations over sixteen rows.
CREATE FUNCTION delivery_shard(organization uuid) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT abs(hashtext(organization::text) % 16) $$;
--> statement-breakpoint
CREATE FUNCTION count_delivery(by integer, counted_status text, counted_type text, at timestamptz, organization uuid) RETURNS void LANGUAGE plpgsql AS
$$
BEGIN
  INSERT INTO delivery_status_counts AS c (status, shard, n) VALUES (counted_status, delivery_shard(organization), by)
  ON CONFLICT (status, shard) DO UPDATE SET n = c.n + by;
  INSERT INTO delivery_month_counts AS c (month, type, shard, n)
  VALUES (to_char(at AT TIME ZONE 'Europe/Paris', 'YYYY-MM'), counted_type, delivery_shard(organization), by)
  ON CONFLICT (month, type, shard) DO UPDATE SET n = c.n + by;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_delivery_counts() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = NEW.status AND OLD.type = NEW.type AND OLD.organization_id = NEW.organization_id
     AND OLD.created_at = NEW.created_at AND (OLD.deleted_at IS NULL) = (NEW.deleted_at IS NULL) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    PERFORM count_delivery(-1, OLD.status, OLD.type, OLD.created_at, OLD.organization_id);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    PERFORM count_delivery(1, NEW.status, NEW.type, NEW.created_at, NEW.organization_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER deliveries_counts AFTER INSERT OR UPDATE OR DELETE ON deliveries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_delivery_counts();
--> statement-breakpoint
-- Offers: the delivery carries how many there are and how many wait for an answer.
CREATE FUNCTION keep_offer_counts() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = NEW.status THEN
    RETURN NULL;
  END IF;
  UPDATE deliveries SET
    offers_count = offers_count + (CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END),
    pending_offers = pending_offers
      + (CASE WHEN TG_OP <> 'DELETE' AND NEW.status = 'PENDING' THEN 1 ELSE 0 END)
      - (CASE WHEN TG_OP <> 'INSERT' AND OLD.status = 'PENDING' THEN 1 ELSE 0 END)
  WHERE id = (CASE TG_OP WHEN 'DELETE' THEN OLD.delivery_id ELSE NEW.delivery_id END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER offers_counts AFTER INSERT OR UPDATE OR DELETE ON offers
FOR EACH ROW EXECUTE FUNCTION keep_offer_counts();
--> statement-breakpoint
-- Legal records and the security log only grow.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  RAISE EXCEPTION '% rows are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_issued BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER security_log_appended BEFORE UPDATE ON security_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Other processes drop what they remember of an account as soon as the change commits.
CREATE FUNCTION tell_account_changed() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  PERFORM pg_notify('account_changed', NEW.id::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE ON users FOR EACH ROW EXECUTE FUNCTION tell_account_changed();
