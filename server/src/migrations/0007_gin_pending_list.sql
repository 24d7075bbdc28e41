ALTER INDEX "deliveries_countries" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "deliveries_public_id_contains" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "vehicles_search" SET (gin_pending_list_limit = 256);
