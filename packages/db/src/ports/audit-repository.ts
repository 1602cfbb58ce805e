/** One change or run, as the audit trail keeps it. */
export type NewAuditEvent = {
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | null;
  /** Names and numbers only: no secrets, no case texts. */
  readonly details: Readonly<Record<string, unknown>>;
};

/** The append-only audit trail of one workspace; actor and workspace come from whom the repositories were made for. */
export type AuditRepository = { record(event: NewAuditEvent): Promise<void> };
