-- A running server looks for leases of runs that ended without giving them back; few projects have one at a time.
CREATE INDEX projects_leased ON projects (lease_owner) WHERE lease_owner IS NOT NULL;
