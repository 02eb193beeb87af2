CREATE TABLE "video_positions" (
	"enterprise_user_id" bigint NOT NULL,
	"video_base_id" text NOT NULL,
	"seconds" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_positions_enterprise_user_id_video_base_id_pk" PRIMARY KEY("enterprise_user_id","video_base_id")
);
