-- CreateTable
CREATE TABLE "workspace" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "next_execution_number" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workspace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "active_workspace_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member" (
    "workspace_id" UUID NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_pkey" PRIMARY KEY ("workspace_id","user_id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credential" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "credential_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agent" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agent_version" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "connector" TEXT NOT NULL,
    "config" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dataset" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "purpose" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "dataset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dataset_version" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "dataset_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "n_cases" INTEGER NOT NULL,
    "content_hash" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "mapping" JSONB NOT NULL DEFAULT '{}',
    "report" JSONB NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dataset_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "case" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "dataset_version_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "case_key" TEXT NOT NULL,
    "external_id" TEXT,
    "question" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "category" TEXT,
    "context" JSONB NOT NULL,
    "expected_behaviour" TEXT,
    "expected_trajectory" JSONB,
    "prediction" TEXT,
    "metadata" JSONB NOT NULL,

    CONSTRAINT "case_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "metric" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "metric_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "metric_version" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "metric_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "threshold" DOUBLE PRECISION,
    "rationale" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "metric_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "evaluator" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "agent_id" UUID NOT NULL,
    "preprocessing_script" TEXT NOT NULL DEFAULT '',
    "composite_threshold" DOUBLE PRECISION,
    "threshold_rationale" TEXT NOT NULL DEFAULT '',
    "min_coverage" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "baseline_execution_id" UUID,
    "benchmark" JSONB,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "evaluator_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "evaluator_configuration" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "evaluator_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "weights_rationale" TEXT NOT NULL DEFAULT '',
    "visualizations" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "evaluator_configuration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "configuration_dataset" (
    "configuration_id" UUID NOT NULL,
    "dataset_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "version_number" INTEGER,

    CONSTRAINT "configuration_dataset_pkey" PRIMARY KEY ("configuration_id","dataset_id")
);

-- CreateTable
CREATE TABLE "configuration_metric" (
    "configuration_id" UUID NOT NULL,
    "metric_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "weight" DOUBLE PRECISION NOT NULL,
    "threshold" DOUBLE PRECISION,
    "overrides_threshold" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "configuration_metric_pkey" PRIMARY KEY ("configuration_id","metric_id")
);

-- CreateTable
CREATE TABLE "execution" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "evaluator_id" UUID NOT NULL,
    "agent_version_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'QUEUED',
    "reason" TEXT,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "snapshot" JSONB NOT NULL,
    "trials" INTEGER NOT NULL DEFAULT 1,
    "priority" INTEGER NOT NULL DEFAULT 0,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "source_execution_id" UUID,
    "idempotency_key" TEXT,
    "request_hash" TEXT,
    "n_total" INTEGER NOT NULL,
    "composite" DOUBLE PRECISION,
    "passed" BOOLEAN,
    "coverage" DOUBLE PRECISION,
    "summary" JSONB,
    "budget_usd" DOUBLE PRECISION,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "execution_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "execution_batch" (
    "id" UUID NOT NULL,
    "execution_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "dataset_version_id" UUID NOT NULL,
    "first_position" INTEGER NOT NULL,
    "last_position" INTEGER NOT NULL,
    "trial" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "lease_owner" TEXT,
    "lease_expires_at" TIMESTAMPTZ(3),
    "queued_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "execution_batch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prediction" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "execution_id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "dataset_version_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "trial" INTEGER NOT NULL,
    "case_key" TEXT NOT NULL,
    "category" TEXT,
    "response" JSONB,
    "prediction" TEXT,
    "error_code" TEXT,
    "error_message" TEXT,
    "latency_ms" DOUBLE PRECISION,
    "input_tokens" INTEGER,
    "output_tokens" INTEGER,
    "cost_usd" DOUBLE PRECISION,
    "attempts" JSONB NOT NULL,
    "trace_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prediction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "score" (
    "prediction_id" UUID NOT NULL,
    "metric_index" SMALLINT NOT NULL,
    "execution_id" UUID NOT NULL,
    "score" DOUBLE PRECISION,
    "passed" BOOLEAN,
    "value" JSONB,
    "comment" TEXT NOT NULL,
    "sub_scores" JSONB,
    "metadata" JSONB,
    "error_code" TEXT,
    "error_message" TEXT,

    CONSTRAINT "score_pkey" PRIMARY KEY ("prediction_id","metric_index")
);

-- CreateTable
CREATE TABLE "case_composite" (
    "prediction_id" UUID NOT NULL,
    "configuration_index" SMALLINT NOT NULL,
    "execution_id" UUID NOT NULL,
    "composite" DOUBLE PRECISION,
    "failed_metrics" JSONB NOT NULL,

    CONSTRAINT "case_composite_pkey" PRIMARY KEY ("prediction_id","configuration_index")
);

-- CreateTable
CREATE TABLE "metric_summary" (
    "id" UUID NOT NULL,
    "execution_id" UUID NOT NULL,
    "metric_index" SMALLINT NOT NULL,
    "dataset_version_id" UUID,
    "by_category" BOOLEAN NOT NULL,
    "category" TEXT,
    "n_total" INTEGER NOT NULL,
    "n_scored" INTEGER NOT NULL,
    "n_error" INTEGER NOT NULL,
    "mean" DOUBLE PRECISION,
    "pessimistic_mean" DOUBLE PRECISION,
    "low" DOUBLE PRECISION,
    "high" DOUBLE PRECISION,
    "pass_rate" DOUBLE PRECISION,
    "n_passed" INTEGER,
    "histogram" INTEGER[],
    "corpus" JSONB,

    CONSTRAINT "metric_summary_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "prediction_id" UUID NOT NULL,
    "metric_index" SMALLINT,
    "reviewer_id" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "score" DOUBLE PRECISION,
    "comment" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "judge_cache" (
    "workspace_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "reply" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "judge_cache_pkey" PRIMARY KEY ("workspace_id","key")
);

-- CreateTable
CREATE TABLE "http_cache" (
    "workspace_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "reply" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "http_cache_pkey" PRIMARY KEY ("workspace_id","key")
);

-- CreateTable
CREATE TABLE "schedule" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "evaluator_id" UUID NOT NULL,
    "cron" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "next_run_at" TIMESTAMPTZ(3),
    "last_run_at" TIMESTAMPTZ(3),
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "schedule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" JSONB NOT NULL,
    "credential_id" UUID,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "last_status" INTEGER,
    "last_sent_at" TIMESTAMPTZ(3),
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "id" UUID NOT NULL,
    "workspace_id" UUID,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',
    "ip_address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "log_event" (
    "id" BIGSERIAL NOT NULL,
    "workspace_id" UUID,
    "execution_id" UUID,
    "level" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "correlation_id" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "log_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "workspace_slug_key" ON "workspace"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_key" ON "session"("token");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "account_user_id_idx" ON "account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_provider_id_account_id_key" ON "account"("provider_id", "account_id");

-- CreateIndex
CREATE INDEX "verification_identifier_idx" ON "verification"("identifier");

-- CreateIndex
CREATE INDEX "member_user_id_idx" ON "member"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");

-- CreateIndex
CREATE INDEX "invitation_workspace_id_idx" ON "invitation"("workspace_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_hash_key" ON "api_key"("hash");

-- CreateIndex
CREATE INDEX "api_key_workspace_id_idx" ON "api_key"("workspace_id");

-- CreateIndex
CREATE UNIQUE INDEX "credential_workspace_id_name_key" ON "credential"("workspace_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "agent_workspace_id_name_key" ON "agent"("workspace_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "agent_version_agent_id_number_key" ON "agent_version"("agent_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "dataset_workspace_id_name_key" ON "dataset"("workspace_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "dataset_version_dataset_id_number_key" ON "dataset_version"("dataset_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "case_dataset_version_id_position_key" ON "case"("dataset_version_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "case_dataset_version_id_case_key_key" ON "case"("dataset_version_id", "case_key");

-- CreateIndex
CREATE UNIQUE INDEX "metric_workspace_id_name_key" ON "metric"("workspace_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "metric_version_metric_id_number_key" ON "metric_version"("metric_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "evaluator_workspace_id_name_key" ON "evaluator"("workspace_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "evaluator_configuration_evaluator_id_position_key" ON "evaluator_configuration"("evaluator_id", "position");

-- CreateIndex
CREATE INDEX "execution_workspace_id_created_at_idx" ON "execution"("workspace_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "execution_evaluator_id_created_at_idx" ON "execution"("evaluator_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "execution_workspace_id_number_key" ON "execution"("workspace_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "execution_workspace_id_idempotency_key_key" ON "execution"("workspace_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "execution_batch_execution_id_status_idx" ON "execution_batch"("execution_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "execution_batch_execution_id_number_key" ON "execution_batch"("execution_id", "number");

-- CreateIndex
CREATE INDEX "prediction_execution_id_dataset_version_id_position_trial_idx" ON "prediction"("execution_id", "dataset_version_id", "position", "trial");

-- CreateIndex
CREATE UNIQUE INDEX "prediction_execution_id_case_id_trial_key" ON "prediction"("execution_id", "case_id", "trial");

-- CreateIndex
CREATE INDEX "score_execution_id_metric_index_score_idx" ON "score"("execution_id", "metric_index", "score");

-- CreateIndex
CREATE INDEX "case_composite_execution_id_configuration_index_composite_idx" ON "case_composite"("execution_id", "configuration_index", "composite");

-- CreateIndex
CREATE INDEX "metric_summary_execution_id_metric_index_idx" ON "metric_summary"("execution_id", "metric_index");

-- CreateIndex
CREATE INDEX "review_workspace_id_created_at_idx" ON "review"("workspace_id", "created_at");

-- CreateIndex
CREATE INDEX "review_prediction_id_idx" ON "review"("prediction_id");

-- CreateIndex
CREATE INDEX "schedule_is_enabled_next_run_at_idx" ON "schedule"("is_enabled", "next_run_at");

-- CreateIndex
CREATE INDEX "webhook_workspace_id_idx" ON "webhook"("workspace_id");

-- CreateIndex
CREATE INDEX "audit_event_workspace_id_created_at_idx" ON "audit_event"("workspace_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "log_event_workspace_id_created_at_idx" ON "log_event"("workspace_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "log_event_execution_id_created_at_idx" ON "log_event"("execution_id", "created_at");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credential" ADD CONSTRAINT "credential_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent" ADD CONSTRAINT "agent_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_version" ADD CONSTRAINT "agent_version_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dataset" ADD CONSTRAINT "dataset_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dataset_version" ADD CONSTRAINT "dataset_version_dataset_id_fkey" FOREIGN KEY ("dataset_id") REFERENCES "dataset"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case" ADD CONSTRAINT "case_dataset_version_id_fkey" FOREIGN KEY ("dataset_version_id") REFERENCES "dataset_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric" ADD CONSTRAINT "metric_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric_version" ADD CONSTRAINT "metric_version_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluator" ADD CONSTRAINT "evaluator_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluator" ADD CONSTRAINT "evaluator_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agent"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evaluator_configuration" ADD CONSTRAINT "evaluator_configuration_evaluator_id_fkey" FOREIGN KEY ("evaluator_id") REFERENCES "evaluator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "configuration_dataset" ADD CONSTRAINT "configuration_dataset_configuration_id_fkey" FOREIGN KEY ("configuration_id") REFERENCES "evaluator_configuration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "configuration_dataset" ADD CONSTRAINT "configuration_dataset_dataset_id_fkey" FOREIGN KEY ("dataset_id") REFERENCES "dataset"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "configuration_metric" ADD CONSTRAINT "configuration_metric_configuration_id_fkey" FOREIGN KEY ("configuration_id") REFERENCES "evaluator_configuration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "configuration_metric" ADD CONSTRAINT "configuration_metric_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "execution" ADD CONSTRAINT "execution_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "execution" ADD CONSTRAINT "execution_evaluator_id_fkey" FOREIGN KEY ("evaluator_id") REFERENCES "evaluator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "execution_batch" ADD CONSTRAINT "execution_batch_execution_id_fkey" FOREIGN KEY ("execution_id") REFERENCES "execution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prediction" ADD CONSTRAINT "prediction_execution_id_fkey" FOREIGN KEY ("execution_id") REFERENCES "execution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "score" ADD CONSTRAINT "score_prediction_id_fkey" FOREIGN KEY ("prediction_id") REFERENCES "prediction"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_composite" ADD CONSTRAINT "case_composite_prediction_id_fkey" FOREIGN KEY ("prediction_id") REFERENCES "prediction"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric_summary" ADD CONSTRAINT "metric_summary_execution_id_fkey" FOREIGN KEY ("execution_id") REFERENCES "execution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_prediction_id_fkey" FOREIGN KEY ("prediction_id") REFERENCES "prediction"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_evaluator_id_fkey" FOREIGN KEY ("evaluator_id") REFERENCES "evaluator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on: what the schema language cannot say.

-- Closed lists of words
ALTER TABLE "member" ADD CONSTRAINT "member_role_check" CHECK ("role" IN ('viewer', 'reviewer', 'editor', 'admin'));
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_role_check" CHECK ("role" IN ('viewer', 'reviewer', 'editor', 'admin'));
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_role_check" CHECK ("role" IN ('viewer', 'reviewer', 'editor', 'admin'));
ALTER TABLE "dataset" ADD CONSTRAINT "dataset_purpose_check" CHECK ("purpose" IN ('domain', 'out_of_context', 'prompt_attack'));
ALTER TABLE "case" ADD CONSTRAINT "case_expected_behaviour_check" CHECK ("expected_behaviour" IN ('answer', 'refuse'));
ALTER TABLE "execution" ADD CONSTRAINT "execution_status_check" CHECK ("status" IN ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'));
ALTER TABLE "execution_batch" ADD CONSTRAINT "execution_batch_status_check" CHECK ("status" IN ('pending', 'queued', 'done'));

-- Numbers that count from 1
ALTER TABLE "workspace" ADD CONSTRAINT "workspace_next_execution_number_check" CHECK ("next_execution_number" >= 1);
ALTER TABLE "agent_version" ADD CONSTRAINT "agent_version_number_check" CHECK ("number" >= 1);
ALTER TABLE "dataset_version" ADD CONSTRAINT "dataset_version_number_check" CHECK ("number" >= 1);
ALTER TABLE "metric_version" ADD CONSTRAINT "metric_version_number_check" CHECK ("number" >= 1);
ALTER TABLE "configuration_dataset" ADD CONSTRAINT "configuration_dataset_version_number_check" CHECK ("version_number" >= 1);
ALTER TABLE "case" ADD CONSTRAINT "case_position_check" CHECK ("position" >= 1);
ALTER TABLE "execution" ADD CONSTRAINT "execution_counts_check" CHECK ("number" >= 1 AND "attempt" >= 1 AND "trials" >= 1 AND "n_total" >= 0);
ALTER TABLE "execution_batch" ADD CONSTRAINT "execution_batch_range_check" CHECK ("number" >= 0 AND "trial" >= 1 AND "first_position" >= 1 AND "last_position" >= "first_position");
ALTER TABLE "prediction" ADD CONSTRAINT "prediction_place_check" CHECK ("trial" >= 1 AND "position" >= 1);

-- Ranges. NaN sorts above every number in PostgreSQL, so an upper bound also keeps NaN out.
ALTER TABLE "dataset_version" ADD CONSTRAINT "dataset_version_n_cases_check" CHECK ("n_cases" >= 0);
ALTER TABLE "metric_version" ADD CONSTRAINT "metric_version_threshold_check" CHECK ("threshold" BETWEEN 0 AND 1);
ALTER TABLE "configuration_metric" ADD CONSTRAINT "configuration_metric_range_check" CHECK ("weight" BETWEEN 0 AND 1000000 AND ("threshold" IS NULL OR "threshold" BETWEEN 0 AND 1));
ALTER TABLE "evaluator" ADD CONSTRAINT "evaluator_range_check" CHECK ("min_coverage" BETWEEN 0 AND 1 AND ("composite_threshold" IS NULL OR "composite_threshold" BETWEEN 0 AND 1));
ALTER TABLE "execution" ADD CONSTRAINT "execution_range_check" CHECK (("coverage" IS NULL OR "coverage" BETWEEN 0 AND 1) AND ("composite" IS NULL OR "composite" < 'Infinity') AND ("budget_usd" IS NULL OR ("budget_usd" >= 0 AND "budget_usd" < 'Infinity')));
ALTER TABLE "prediction" ADD CONSTRAINT "prediction_range_check" CHECK (("latency_ms" IS NULL OR ("latency_ms" >= 0 AND "latency_ms" < 'Infinity')) AND "input_tokens" >= 0 AND "output_tokens" >= 0 AND ("cost_usd" IS NULL OR ("cost_usd" >= 0 AND "cost_usd" < 'Infinity')));
ALTER TABLE "score" ADD CONSTRAINT "score_range_check" CHECK ("score" BETWEEN 0 AND 1 AND "metric_index" >= 0);
ALTER TABLE "case_composite" ADD CONSTRAINT "case_composite_range_check" CHECK ("configuration_index" >= 0 AND ("composite" IS NULL OR "composite" < 'Infinity'));
ALTER TABLE "metric_summary" ADD CONSTRAINT "metric_summary_counts_check" CHECK ("metric_index" >= -1 AND "n_scored" >= 0 AND "n_error" >= 0 AND "n_total" >= "n_scored" + "n_error" AND "n_passed" BETWEEN 0 AND "n_total");

-- An error is never a zero: a score is a number, or it says why there is none.
ALTER TABLE "score" ADD CONSTRAINT "score_or_error_check" CHECK (("score" IS NULL) = ("error_code" IS NOT NULL) AND ("error_code" IS NULL) = ("error_message" IS NULL));
ALTER TABLE "prediction" ADD CONSTRAINT "prediction_or_error_check" CHECK (("prediction" IS NOT NULL OR "error_code" IS NOT NULL) AND ("error_code" IS NULL) = ("error_message" IS NULL));

-- Few of many rows: work that may have been lost, failures, cache entries that expire
CREATE INDEX "execution_unfinished_idx" ON "execution" ("created_at") WHERE "status" IN ('QUEUED', 'RUNNING');
CREATE INDEX "execution_batch_queued_idx" ON "execution_batch" ("queued_at") WHERE "status" = 'queued';
CREATE INDEX "prediction_failed_idx" ON "prediction" ("execution_id", "error_code") WHERE "error_code" IS NOT NULL;
CREATE INDEX "judge_cache_expiring_idx" ON "judge_cache" ("expires_at") WHERE "expires_at" IS NOT NULL;
CREATE INDEX "http_cache_expiring_idx" ON "http_cache" ("expires_at") WHERE "expires_at" IS NOT NULL;

-- One summary per slice, also when two workers finish the same execution; hashed because a category may outgrow an index entry
CREATE UNIQUE INDEX "metric_summary_slice_key" ON "metric_summary" ("execution_id", "metric_index", (COALESCE("dataset_version_id"::text, '')), "by_category", (COALESCE(md5("category"), '')));

-- Room on each page for lease renewals and claims, so that they stay heap-only updates
ALTER TABLE "execution_batch" SET (fillfactor = 70);

-- The audit trail is append-only
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_event is append-only: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER "audit_event_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_event"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
