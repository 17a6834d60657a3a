import { serveJobs } from "#/jobs/serve-jobs";
import { sampleJobs } from "#test/jobs/sample-jobs";

await serveJobs(sampleJobs);
