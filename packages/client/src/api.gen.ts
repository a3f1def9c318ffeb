// Generated from docs/openapi.json by npm run docs:openapi.
export interface paths {
    readonly "/api/v1/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Screen a name, identifier or text
         * @description Returns the listed parties that the text may refer to, each with score and reasons. Hold on anything except outcome no_match with complete true. Scope: search:write.
         */
        readonly post: operations["createSearch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/searches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a recorded screening
         * @description Returns the recorded answer unchanged. Records of others require the scope records:read; without it you find only your own. Scope: search:read.
         */
        readonly get: operations["getSearch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/search/diagnose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Diagnose why a party was not found
         * @description Runs the search, follows one listed party through it and shows where it drops out, what each word costs, and what would have to change. Nothing is recorded. Scope: search:write.
         */
        readonly post: operations["diagnoseSearch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/compare": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Compare two parties
         * @description Scores two parties in the same way as a search, without any list. Scope: search:write.
         */
        readonly post: operations["compareParties"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/example": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a name to try a search with
         * @description The whole primary name of a listing that a search under the default policy finds. Nothing is recorded. Scope: search:read.
         */
        readonly get: operations["getExample"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See batches
         * @description Own batches, the newest first. Batches of others require the scope records:read. Scope: search:read.
         */
        readonly get: operations["listBatches"];
        readonly put?: never;
        /**
         * Upload a file of rows to screen
         * @description A form with the file in the field "file" and the query parameters as fields; or the file itself as the body: CSV, XLSX, JSON lines, or a JSON array, with its name in the header Content-Disposition. Each row is screened in the background as a recorded search on your behalf, with its id as externalRef unless it has another. The file is stored until the batch is over. Scope: search:write.
         */
        readonly post: operations["createBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See one batch
         * @description Its state, progress, and rows by outcome. Batches of others require the scope records:read. Scope: search:read.
         */
        readonly get: operations["getBatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See how the first rows would be read
         * @description For a batch that was not started. Nothing is screened or recorded. Scope: search:read.
         */
        readonly post: operations["previewBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a batch
         * @description Screens its rows in the background, from the first on. Scope: search:write.
         */
        readonly post: operations["startBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pause a batch
         * @description It stops within some rows, until it is resumed. Scope: search:write.
         */
        readonly post: operations["pauseBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume a paused batch
         * @description It continues where it stopped. Scope: search:write.
         */
        readonly post: operations["resumeBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a batch
         * @description The batch ends, and the uploaded file is deleted; completed screenings stay recorded. Scope: search:write.
         */
        readonly post: operations["cancelBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/leavers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Decide whether customers missing from a file leave the watch
         * @description For a file declared the whole book from which too many customers are missing to leave at once. GET /customers?leaving=true shows them. Batches of others require the scope records:read. Scope: customers:write.
         */
        readonly post: operations["changeLeavers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the outcomes of rows
         * @description Rows that are done, in the order of the file. Batches of others require the scope records:read. Each page is recorded, because it shows what was screened. Scope: search:read.
         */
        readonly get: operations["listBatchResults"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Follow one batch
         * @description Server-sent events. `progress`: the batch as JSON, at once and whenever it changes, twice a second at most. `end`: the same when it is over; then the answer ends. Comments keep the connection open. The answer also ends after fifteen minutes, when the token or session ends, and when the service stops: ask again. A request with the header `Last-Event-ID` of an `end` is answered 204, so that browsers stop asking. Ten streams for each caller. Batches of others require the scope records:read. Scope: search:read.
         */
        readonly get: operations["watchBatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/report.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get all rows and their outcomes as CSV
         * @description One line for each row, in the order of the file, also for those that could not be screened. Cells that a spreadsheet could take for a formula begin with an apostrophe. It has the rows that are done when it begins. If the batch is not done, the file name says so. Batches of others require the scope records:read. Scope: search:read.
         */
        readonly get: operations["exportBatchCsv"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/report.jsonl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get all rows and their outcomes as JSON lines
         * @description One object for each row, in the order of the file: the members that `namesake screen` writes (id, outcome, results, error), and row, line, searchId, total, notes. It has the rows that are done when it begins. If the batch is not done, the file name says so. Batches of others require the scope records:read. Scope: search:read.
         */
        readonly get: operations["exportBatchJsonl"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/report.xlsx": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get all rows and their outcomes as a workbook
         * @description The columns of the CSV, as text and numbers, never formulas. After 1,048,576 rows it continues on the next sheet; the last sheet describes the batch. It has the rows that are done when it begins. If the batch is not done, the file name says so. Batches of others require the scope records:read. Scope: search:read.
         */
        readonly get: operations["exportBatchXlsx"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/report.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a summary of a batch as PDF
         * @description No rows: the file and its hash, who and when, counts by outcome, decisions until now, every version of a list that rows were searched on, policy, engine, and what is not covered. The facts are attached as JSON. It has the rows that are done when it begins. If the batch is not done, the file name says so. Batches of others require the scope records:read. Scope: search:read.
         */
        readonly get: operations["exportBatchPdf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batches/{id}/errors.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the rows that could not be screened
         * @description As CSV: row, line, id, code, detail, and the original row, to repair and upload again. Scope: search:read.
         */
        readonly get: operations["exportBatchErrors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batch-mappings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See saved mappings
         * @description Mappings of file columns, saved for reuse by any user. Scope: search:read.
         */
        readonly get: operations["listBatchMappings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/batch-mappings/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Save a mapping
         * @description Later files can be read with it. Replacing a mapping of somebody else needs policies:write. Existing batches keep their columns. Scope: search:write.
         */
        readonly put: operations["saveBatchMapping"];
        readonly post?: never;
        /**
         * Delete a saved mapping
         * @description Deleting a mapping of somebody else needs policies:write. Existing batches keep their columns. Scope: search:write.
         */
        readonly delete: operations["deleteBatchMapping"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lookbacks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See lookbacks
         * @description The newest first. Lookbacks of others, and over screenings of everybody, require the scope records:read. Scope: search:read.
         */
        readonly get: operations["listLookbacks"];
        readonly put?: never;
        /**
         * Search recorded screenings for a party
         * @description Compares the request of each recorded screening with the party, in the same way as a search, in the background: names in any spelling or script, aliases, and names inside longer texts. Your own screenings; with the scope records:read, all screenings. Screenings that are recorded later are not compared. Scope: search:read.
         */
        readonly post: operations["createLookback"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lookbacks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See one lookback
         * @description Its party, progress, and number of screenings found. Lookbacks of others, and over screenings of everybody, require the scope records:read. Scope: search:read.
         */
        readonly get: operations["getLookback"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Erase a lookback
         * @description Permanently deletes the request and the results; the screenings stay. Not while a legal hold is in force. Scope: retention:write.
         */
        readonly delete: operations["eraseLookback"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lookbacks/{id}/results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the screenings in which the party was found
         * @description The newest screening first, also while the lookback runs. Lookbacks of others, and over screenings of everybody, require the scope records:read. Each page is recorded, because it shows what was screened. Scope: search:read.
         */
        readonly get: operations["listLookbackResults"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lookbacks/{id}/report.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the screenings that were found as CSV
         * @description One line for each screening, the newest first. Lookbacks of others, and over screenings of everybody, require the scope records:read. Cells that a spreadsheet could take for a formula begin with an apostrophe. Scope: search:read.
         */
        readonly get: operations["exportLookbackCsv"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lookbacks/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a lookback
         * @description It stops within some screenings; what was found so far stays. Lookbacks of others, and over screenings of everybody, require the scope records:read. Scope: search:read.
         */
        readonly post: operations["cancelLookback"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See cases
         * @description One case is one customer and one listed party. The watch opens cases automatically. Oldest first. A page is recorded, because it shows who your customers are. Scope: cases:read.
         */
        readonly get: operations["listCases"];
        readonly put?: never;
        /**
         * Open cases for what a screening found
         * @description One for each result. If a case of this customer and party exists, it is returned: repeating the request creates no second case. Scope: cases:write.
         */
        readonly post: operations["openCases"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Count cases by view
         * @description Counts of cases that are yours, unassigned, changed, overdue, for approval, open and closed. Scope: cases:read.
         */
        readonly get: operations["countCases"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/statistics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get case statistics
         * @description By analyst, list, queue or group: open and overdue now; closed in a period, by resolution and time taken; ages of open cases. Scope: cases:read.
         */
        readonly get: operations["getCaseStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/statistics.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get case statistics as CSV
         * @description The same rows, with the total last. Scope: cases:read.
         */
        readonly get: operations["exportCaseStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a case
         * @description With its decisions, comments and history. Reading is recorded. Scope: cases:read.
         */
        readonly get: operations["getCase"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/{id}/report.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a case as PDF
         * @description The customer, the listed party, decisions, checklists, comments, the names and hashes of files, and what happened. The same facts are attached as JSON. Reading is recorded. Scope: cases:read.
         */
        readonly get: operations["exportCasePdf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/assign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Assign cases
         * @description Take them yourself, hand them over to somebody who may decide, or unassign them. All or none. Scope: cases:write.
         */
        readonly post: operations["assignCases"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/next": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take the next case
         * @description Assigns you an unassigned case: overdue first, then high priority, then oldest. Two people never get the same case. Scope: cases:write.
         */
        readonly post: operations["takeNextCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/{id}/comments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Write a comment on a case
         * @description A comment is never changed. Scope: cases:write.
         */
        readonly post: operations["commentCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/decide": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Decide cases
         * @description Makes decisions on every open listing of the cases, as POST /decisions does: proposals, if a policy requires two people. All or none. A case has no verdict. Scope: decisions:write.
         */
        readonly post: operations["decideCases"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/{id}/checklist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Tick an item of the checklist
         * @description Or untick it. A checklist neither closes a case nor keeps it open. Scope: cases:write.
         */
        readonly post: operations["checkCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/{id}/attachments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Attach a file to a case
         * @description A form with the file in the field "file", or the file itself as the body, with its name in the header Content-Disposition. PDF, PNG, JPEG, WebP, TIFF, HEIC, DOCX, XLSX or plain text, detected from its content, not its name; at most 10 MB. It is served as a download, never shown by the browser. Namesake does not scan for viruses. Scope: cases:write.
         */
        readonly post: operations["attachToCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/{id}/attachments/{attachmentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a file of a case
         * @description As it was uploaded. Reading it is recorded. Scope: cases:read.
         */
        readonly get: operations["getCaseAttachment"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Erase a file of a case
         * @description For a file that should not be there, while no legal hold is in force. The audit log keeps its hash, and who erased it. Scope: retention:write.
         */
        readonly delete: operations["eraseCaseAttachment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/assignees": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See who may decide
         * @description People to whom cases can be handed over, with their names. Scope: cases:write.
         */
        readonly get: operations["listAssignees"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/cases/absences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See who is away
         * @description And who works on their cases meanwhile. Scope: cases:read.
         */
        readonly get: operations["listAbsences"];
        /**
         * Set or end an absence
         * @description Open cases of the absent person go to the deputy, or become unassigned: at once, and whenever a case is opened again until then. Scope: cases:write.
         */
        readonly put: operations["setAbsence"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/case-settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the queues and checklists of cases
         * @description Which cases are in which queue, their time limits, and the steps for each verdict. Scope: cases:read.
         */
        readonly get: operations["getCaseSettings"];
        /**
         * Set the queues and checklists of cases
         * @description Cases that are not closed are assigned to queues again. Queues close no case: one that is not decided in time is escalated. Scope: policies:write.
         */
        readonly put: operations["saveCaseSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/customers/find": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get the opaque id of a reference
         * @description References may be names or numbers of people, and URLs are written into logs, so they contain this id instead. Returns the id of a reference, or the reference of an id, whether or not anything is recorded for it. Scope: search:read.
         */
        readonly post: operations["findCustomer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See customers under watch
         * @description Last added first; with a status, longest in that status first. A page is recorded, because it shows who your customers are. Scope: customers:read.
         */
        readonly get: operations["listCustomers"];
        readonly put?: never;
        /**
         * Put customers under watch, or change them
         * @description A customer with a new externalRef is added; an existing one is replaced by the sent data. Added and changed customers are screened before the answer is sent; unchanged ones are not screened again. All are saved, or none: a customer in a group that you may not see is not found. Their watch begins now, and continues until you end it. Scope: customers:write.
         */
        readonly post: operations["saveCustomers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/customers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a customer
         * @description Its data, the status and since when, and the screening of each party. Reading it is recorded. Scope: customers:read.
         */
        readonly get: operations["getCustomer"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Erase a customer
         * @description Permanently deletes the data of the customer; screenings stay, and are erased by POST /erasures. Not while a legal hold is in force. Scope: retention:write.
         */
        readonly delete: operations["eraseCustomer"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/customers/{id}/screen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Screen a customer now
         * @description Against the current lists. Always recorded, whether or not anything changed. A customer whose watch is off is also screened. Scope: customers:write.
         */
        readonly post: operations["screenCustomer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/customers/{id}/watch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stop, end or begin the watch of a customer
         * @description off: not screened again until somebody begins it; ended: the relationship is over, and the customer is purged when screenings are. on: begins it again, with a screening. A reason is kept with it. Scope: customers:write.
         */
        readonly post: operations["changeWatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/customer-groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See groups of customers
         * @description The groups that you may see, with their settings and the number of customers in each status. Scope: customers:read.
         */
        readonly get: operations["listCustomerGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/customer-groups/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set the rules of a group of customers
         * @description Its policy: its customers are screened under it from now on, within about a minute; under a policy weaker than the default no customer is clear, because their screenings are restricted. The number of days between full runs, in addition to screening after changes. How long they are kept after the relationship ended (retention:write). And who may see them (users:write): others cannot see that these customers exist. Scope: policies:write.
         */
        readonly put: operations["saveCustomerGroup"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/watch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether all customers are screened against the current lists
         * @description One sentence, the number of waiting customers, and the latest runs. Scope: customers:read.
         */
        readonly get: operations["getWatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See runs over all customers
         * @description For each run: what it was screened against, the number of customers in each status, and whether it was complete. Scope: customers:read.
         */
        readonly get: operations["listRuns"];
        readonly put?: never;
        /**
         * Screen all customers now
         * @description Begins a full run, in the background. The service does so automatically each day, and whenever rules change; after a change of the lists it screens the customers that the change can affect. Scope: customers:write.
         */
        readonly post: operations["startRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/runs/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview which customers another policy would change
         * @description Screens all customers under a policy, in the background, without recording or changing anything: counts.changed says how many would have a different status, and counts.examples names some. Scope: customers:write.
         */
        readonly post: operations["previewRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/runs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a run
         * @description Also shows the progress of a running one. Scope: customers:read.
         */
        readonly get: operations["getRun"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/runs/{id}/report.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the attestation of a run as PDF
         * @description Attests, for example for an auditor, whether all customers were screened, against what and when: lists, rules, counts, what was not compared and why, and the root. It names no customer. Scope: customers:read.
         */
        readonly get: operations["exportRunPdf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/runs/{id}/report.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the status of each customer after a full run
         * @description Shows who was clear against which versions of lists, and when: one line for each customer whom the run recorded and who is still known. The run records no names: name and group are empty, and changed_since is yes, for customers changed since it began. Exporting is recorded. Cells that a spreadsheet could take for a formula begin with an apostrophe. Scope: customers:read.
         */
        readonly get: operations["exportRunCsv"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/runs/{id}/customers/{customerId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Prove that a customer was in a run
         * @description The status of the customer after a full run, with the hashes that lead from it to the root in the audit log. Scope: customers:read.
         */
        readonly get: operations["getRunProof"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Follow events
         * @description Events of customers, batches, lists and tokens that the caller’s scopes allow, in the order in which they were recorded: pass the after of one answer to the next request. Scope: customers:read.
         */
        readonly get: operations["listEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/customers/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the events of a customer
         * @description The same events, for one customer. Scope: customers:read.
         */
        readonly get: operations["listCustomerEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the webhooks
         * @description Every webhook, without its secret, with counts of waiting and failed deliveries. Scope: webhooks:read.
         */
        readonly get: operations["listWebhooks"];
        readonly put?: never;
        /**
         * Create a webhook
         * @description Events from now on are sent to its URL, signed according to Standard Webhooks. The answer is the only place where the secret is shown. Each type of event needs the scope that reads it. Scope: webhooks:write.
         */
        readonly post: operations["createWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a webhook
         * @description One webhook, without its secret. Scope: webhooks:read.
         */
        readonly get: operations["getWebhook"];
        /**
         * Change a webhook, or turn it on or off
         * @description Waiting deliveries are sent to the new URL. A webhook that was turned off, or disabled by a 410, gets the events of that time when it is on again. Scope: webhooks:write.
         */
        readonly put: operations["changeWebhook"];
        readonly post?: never;
        /**
         * Delete a webhook
         * @description No further events are sent to it; its delivery log is deleted. Scope: webhooks:write.
         */
        readonly delete: operations["deleteWebhook"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{id}/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace the secret of a webhook
         * @description Until the overlap ends, everything is signed with both secrets. The new one is shown only here. Scope: webhooks:write.
         */
        readonly post: operations["rotateWebhookSecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a test event
         * @description Sends webhook.test at once, whatever its state, and says what the receiver answered. Scope: webhooks:write.
         */
        readonly post: operations["testWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{id}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the delivery log
         * @description Deliveries that were sent, are being retried or failed, newest first; each is kept for 30 days after it is over. Scope: webhooks:read.
         */
        readonly get: operations["listDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{id}/deliveries/{delivery}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send an event again
         * @description Sends it with the same webhook-id, and retries for 24 hours as for a new event. Scope: webhooks:write.
         */
        readonly post: operations["replayDelivery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/{id}/deliveries/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resend all failed deliveries
         * @description Requeues deliveries that failed for good and that you may see, up to 1,000 per request, oldest first; those of one customer stay in order. If nothing failed, nothing happens. Scope: webhooks:write.
         */
        readonly post: operations["replayFailedDeliveries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/searches/{id}/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a screening with its decisions
         * @description The request with its policy and lists, the answer, every decision with its author, reason and approval, good guys made from them, and the receipt. Records of others require the scope records:read. Reading one is recorded. Scope: search:read.
         */
        readonly get: operations["getScreeningRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/searches/{id}/record.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a screening with its decisions as a PDF
         * @description For people and files: the same in words, with the record and the receipt attached as files. Records of others require the scope records:read. Reading one is recorded. Scope: search:read.
         */
        readonly get: operations["printScreeningRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/searches/{id}/decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the decisions on a screening
         * @description Every decision about a listing that the screening found, also those that are over: made on this screening or on any other with its externalRef. Scope: search:read.
         */
        readonly get: operations["listSearchDecisions"];
        readonly put?: never;
        /**
         * Decide on a hit
         * @description Makes one decision for each listing, all of them or none. If the screening has an externalRef, later answers for it show the decision; no score, priority or outcome depends on it. If a policy requires four eyes, the decisions are proposals until somebody else approves them. Scope: decisions:write.
         */
        readonly post: operations["decideHits"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the proposals that need approval
         * @description Decisions that a second person must approve or reject, the newest first. Scope: records:read.
         */
        readonly get: operations["listDecisions"];
        readonly put?: never;
        /**
         * Decide on hits of several screenings
         * @description One verdict with one reason about hits of several screenings: all decisions are made, or none. A listing that several of the screenings found for the same externalRef gets one decision. If the policy of a screening requires four eyes, its decisions are proposals. Scope: decisions:write.
         */
        readonly post: operations["decideManyHits"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/decisions/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approve, reject or revoke decisions
         * @description Changes all of them or none. approve and reject need the scope decisions:approve and a logged-in person who is not the proposer; revoke needs decisions:write. Scope: decisions:write or decisions:approve.
         */
        readonly post: operations["changeDecisions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/decisions/hand-over": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Hand over proposals to another person
         * @description Assigns proposals to a person, for example while somebody is away: all of them or none. Everybody else who may approve still can. The person needs the scope decisions:approve and must not be the proposer. Scope: decisions:approve.
         */
        readonly post: operations["handOverDecisions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/good-guys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See good guys
         * @description All of them, or filtered by state, your party or listing; newest first. Scope: records:read.
         */
        readonly get: operations["listGoodGuys"];
        readonly put?: never;
        /**
         * Create good guys from decisions
         * @description From then on, the listing is not a result of searches with the same externalRef: it is counted and listed in suppressed. It is a result again when the good guy expires or is revoked, when its decision is revoked, and when the listing or your own data change materially. All are created, or none. If a policy requires four eyes, they are proposals until somebody else approves them. Scope: decisions:write.
         */
        readonly post: operations["makeGoodGuys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/good-guys.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export good guys as CSV
         * @description Every good guy, the oldest first, with the columns of the import. Cells that a spreadsheet could take for a formula begin with an apostrophe. Scope: records:read.
         */
        readonly get: operations["exportGoodGuys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/good-guy-imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Import good guys from CSV
         * @description Rows that cannot become good guys are refused, each with its line and the reason; the others are made. Scope: decisions:write.
         */
        readonly post: operations["importGoodGuys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/good-guys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a good guy
         * @description With its full history. Scope: records:read.
         */
        readonly get: operations["getGoodGuy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/good-guy-changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approve, reject or revoke good guys
         * @description Changes all of them or none. approve and reject need the scope decisions:approve and a logged-in person who is not the proposer; revoke needs decisions:write. Scope: decisions:write or decisions:approve.
         */
        readonly post: operations["changeGoodGuys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/entities/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a listed party
         * @description Everything that the loaded lists say about the party of this listing. Scope: search:read.
         */
        readonly get: operations["getEntity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/entities/{id}/split": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Split listings from a party
         * @description Shows these listings as a separate party, regardless of ties. For display only: no score changes. It survives refreshes, until it is undone. Scope: lists:write.
         */
        readonly post: operations["splitParty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/entities/{id}/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Join two parties
         * @description Shows both as one party, regardless of contradictions. For display only: no score changes. It survives refreshes, until it is undone. Scope: lists:write.
         */
        readonly post: operations["joinParty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/entities/{id}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Undo a split or a join
         * @description Removes the decision: the listings are grouped by their facts again. Scope: lists:write.
         */
        readonly post: operations["undoPartyDecision"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/entities/{id}/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the history of a listed party
         * @description The versions in which its listings appeared, changed and were removed. Also for a party that is no longer listed. Scope: search:read.
         */
        readonly get: operations["getEntityHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/entities/{id}/relations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the relations of a listed party
         * @description Family, ownership, acting for, links: relations that its own listings and other listings state. A name without an id is not looked up. Scope: search:read.
         */
        readonly get: operations["getEntityRelations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/entities/{id}/ownership": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Apply the ownership rules to a party
         * @description The result of the ownership rules of OFAC, the EU and the UK for a listed party, or one in the operator’s table of owners: met, or not shown by the data here. It never says that a rule is not met. Scope: search:read.
         */
        readonly get: operations["getEntityOwnership"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lists": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See which lists are loaded
         * @description Version, age and state of every list of this installation. The ETag ignores ages: send it as If-None-Match to get 304 if nothing else changed. Scope: lists:read.
         */
        readonly get: operations["listLists"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lists/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one list
         * @description Its state, and the version in use. Scope: lists:read.
         */
        readonly get: operations["getList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lists/{id}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the versions of a list
         * @description Every version that searches have used here, with its changes. Scope: lists:read.
         */
        readonly get: operations["getListVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lists/{id}/versions/{range}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Compare two versions of a list
         * @description Which listings were added, changed and removed from one version to another, in either direction. Scope: lists:read.
         */
        readonly get: operations["getListDiff"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lists/{id}/refused": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the refused versions of a list
         * @description Refused downloads, each with the reason. Scope: lists:read.
         */
        readonly get: operations["getRefusedVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lists/{id}/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refresh a list now
         * @description Downloads the list, or reads the folder of lists, now instead of at the next check. Answers at once; `refresh` of `GET /lists/{id}` says when it is done, and with which outcome. If no usable file arrived, `problem` says why, and the last good version stays in use. A request during a running refresh returns that refresh. Scope: lists:write.
         */
        readonly post: operations["refreshList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lists/{id}/held": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See removals that need confirmation
         * @description Listings missing from the newest file, together with unusually many others of their type or programme. They are searched until an operator confirms. Scope: lists:read.
         */
        readonly get: operations["getHeldRemovals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lists/{id}/delisted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See delisted parties of a list
         * @description Listings that a version removed or marked as delisted and that have not returned, from all versions known here. GET /entities/{id}/history shows the history of each. Scope: lists:read.
         */
        readonly get: operations["getDelisted"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lists/{id}/held/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm removals
         * @description When the answer arrives, the listings are no longer searched. The reason is written to the audit log. Scope: lists:write.
         */
        readonly post: operations["confirmRemovals"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/lists/{id}/versions/{hash}/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accept a refused version
         * @description When the answer arrives, searches use the version. The reason is written to the audit log. Scope: lists:write.
         */
        readonly post: operations["acceptListVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/policies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the policies
         * @description The default policy and those created here, each with its hash and where it is weaker than the default. Scope: search:read.
         */
        readonly get: operations["listPolicies"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/policies/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a policy
         * @description The current policy, with the list of its versions. Scope: search:read.
         */
        readonly get: operations["getPolicy"];
        /**
         * Create or replace a policy
         * @description Searches that name it use it at once. An equal policy changes nothing; a different one is a new version. A policy weaker than the default also needs the scope search:override. In the default policy, only effects, threshold, fourEyes and approvalDays can be changed, and it never searches less than the version that ships with the engine. A version that drops verdicts from fourEyes needs a second person: 202. Scope: policies:write.
         */
        readonly put: operations["savePolicy"];
        readonly post?: never;
        /**
         * Delete a policy
         * @description Requests that name it are refused from then on. Its versions stay readable by hash. Scope: policies:write.
         */
        readonly delete: operations["deletePolicy"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/policies/{name}/versions/{hash}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read an earlier version of a policy
         * @description By the hash in answers. Versions stay readable when a policy is replaced or deleted. Scope: search:read.
         */
        readonly get: operations["getPolicyVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/policies/{name}/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approve or reject a pending policy
         * @description A version that drops verdicts from fourEyes is pending until a second person approves it: one who is logged in and did not save it. A single administrator uses namesake policies relax on the host. Scope: policies:write.
         */
        readonly post: operations["changePolicy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the rules
         * @description Every rule with all its versions, in the order in which rules are applied. Scope: search:read.
         */
        readonly get: operations["listRules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rules/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a rule
         * @description With every version: answers name the version that was applied. Scope: search:read.
         */
        readonly get: operations["getRule"];
        /**
         * Draft a rule
         * @description Saves the next version as a draft. It does nothing until it is proposed and a second person approves it; the version in force stays until then. Scope: policies:write.
         */
        readonly put: operations["saveRule"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rules/simulate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Try a rule
         * @description Shows what the rows would have done to the newest 5,000 screenings with results of a period, and to listed parties whose name and data are entered with mistakes: a discount would let pass the parties that it removes there. Nothing is changed. Scope: policies:write.
         */
        readonly post: operations["simulateRule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rules/{name}/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Propose, approve, reject or end a version of a rule
         * @description A version is in force once a second person has approved it: one who is logged in, and neither saved nor proposed it. Anybody with the scope can end it alone, at any time. Customers under watch are screened again. Scope: policies:write.
         */
        readonly post: operations["changeRule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/searches/{id}/receipt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the receipt of a screening
         * @description Proves offline, with a public key, what was requested and answered, and when. A receipt is available a second after the answer. Reading one is recorded. Scope: search:read.
         */
        readonly get: operations["getReceipt"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/searches/{id}/receipt.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the receipt of a screening as a PDF
         * @description For people: the request, the outcome in words, results, lists and proof. The receipt is attached as a file for verification. The same receipt always gives the same bytes. Reading one is recorded. Scope: search:read.
         */
        readonly get: operations["printReceipt"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/receipts/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify a receipt
         * @description Open to everybody. Says in words whether this installation created it and whether it was changed.
         */
        readonly post: operations["verifyReceipt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/receipts/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the public keys of receipts
         * @description Open to everybody. Keep them: with a key, receipts are verified without this service.
         */
        readonly get: operations["listReceiptKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/searches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find recorded screenings
         * @description Screenings by time, outcome, user or token, policy, reference, batch and pending hits. Your own; those of others require the scope records:read. Each page is recorded, because it shows what was screened. Scope: search:read.
         */
        readonly get: operations["listScreenings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/inbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Count the screenings with pending hits
         * @description Your own; those of others require the scope records:read. No screened data is shown, so nothing is recorded. Scope: search:read.
         */
        readonly get: operations["countWaiting"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/searches/{id}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Run a recorded screening again
         * @description Runs the recorded request on the list versions and the policy that the record names, and reports the differences. It records an event and no new screening. The age of the lists at that time, and which of them were required, come from the record. Records of others require the scope records:read. Scope: search:read.
         */
        readonly post: operations["replaySearch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the audit log
         * @description Every screening, decision, change and access, newest first. Screenings are entries search.recorded, without what was screened. Reading it is recorded. Scope: audit:read.
         */
        readonly get: operations["listAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/audit/export.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export the audit log as CSV
         * @description The same entries as GET /audit, all of them, streamed. No cell begins a formula. Exporting is recorded. Scope: audit:read.
         */
        readonly get: operations["exportAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/audit/chain": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the chain of records
         * @description Number of records and sealed records, the signing key, and the result of the latest verification. Scope: audit:read.
         */
        readonly get: operations["getChain"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/audit/chain/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify the chain of records
         * @description Starts a verification of all records, in a separate thread; GET /audit/chain shows its progress. While one runs, no other starts. Verifying is recorded. Scope: audit:read.
         */
        readonly post: operations["verifyChain"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/audit/evidence.zip": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export an evidence pack
         * @description Everything that an examiner needs for a period, as one signed ZIP: policies, lists, screenings, decisions, changes, access, events, proof. Also needs records:read. Exporting is recorded. One at a time. Scope: audit:read.
         */
        readonly get: operations["exportEvidence"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the API tokens
         * @description Tokens without their secrets, newest first. With tokens:write alone, only your own: those of the user, or the descendants of the calling token. Scope: tokens:read or tokens:write.
         */
        readonly get: operations["listTokens"];
        readonly put?: never;
        /**
         * Create an API token
         * @description The answer is the only place where the secret is shown. A token that creates another is its parent: the child is no stronger and lives no longer than its parent. Scope: tokens:write.
         */
        readonly post: operations["createToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tokens/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke an API token
         * @description The token and every token created with it stop working at once and permanently. Revoking a revoked token changes nothing. Tokens of others also need tokens:read. Scope: tokens:write.
         */
        readonly delete: operations["revokeToken"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tokens/{id}/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace an API token
         * @description Creates a token with the same name, scopes, addresses and lifetime. The old one works until the overlap ends; tokens created with it end with it. A token can rotate only its descendants; tokens of other people also need tokens:read. Scope: tokens:write.
         */
        readonly post: operations["rotateToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/setup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether the first administrator must still be created
         * @description Open to everybody; it shows what the log-in page needs, and nothing else.
         */
        readonly get: operations["getSetup"];
        readonly put?: never;
        /**
         * Create the first administrator
         * @description Takes the one-time token from the link printed at start, and logs in.
         */
        readonly post: operations["completeSetup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in
         * @description Sets the session cookie; for users with a second factor, a cookie for the required second step.
         */
        readonly post: operations["createSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/session/oidc": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin a log-in by single sign-on
         * @description Returns the URL at the identity provider and sets a cookie for ten minutes, which the browser must send when the log-in returns.
         */
        readonly post: operations["startSingleSignOn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See who has an account
         * @description Everybody with an account, disabled ones included, and open invitations without their links. Scope: users:read.
         */
        readonly get: operations["listUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Invite a person
         * @description Returns a link that works once, for seven days, and is shown only once. Nobody can grant a role with more rights than their own. Scope: users:write.
         */
        readonly post: operations["inviteUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invitations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Withdraw an invitation
         * @description Its link stops working at once. Scope: users:write.
         */
        readonly delete: operations["withdrawInvitation"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change a role, or disable an account
         * @description Takes effect from the next request of the user. Disabling ends all sessions of the user. The last active administrator cannot be changed. Scope: users:write.
         */
        readonly put: operations["updateUser"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/{id}/unlock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset failed log-ins of a user
         * @description The user may log in again at once. Changes nothing if the user is not blocked. Scope: users:write.
         */
        readonly post: operations["unlockUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/session/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accept an invitation
         * @description Takes the one-time token from the link, creates the account, and logs in.
         */
        readonly post: operations["acceptInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/retention": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how long records are kept
         * @description The period, minimum and maximum of each kind of record, and the results of the last purges. Scope: audit:read.
         */
        readonly get: operations["getRetention"];
        /**
         * Set how long records are kept
         * @description Deletes nothing: a purge runs once a day, and a shorter period takes effect a day after it was saved. POST /retention/preview shows what a purge would delete. Scope: retention:write.
         */
        readonly put: operations["saveRetention"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/retention/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview a purge
         * @description Counts the records that a purge under these settings would delete now. Deletes and saves nothing. Scope: retention:write.
         */
        readonly post: operations["previewRetention"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/retention/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm the date
         * @description Lets purges continue after the clock moved ahead by more than 31 days, for example after a long pause. Scope: retention:write.
         */
        readonly post: operations["confirmClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/legal-holds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * See the legal holds
         * @description Every hold, including lifted and ended ones. Scope: audit:read.
         */
        readonly get: operations["listLegalHolds"];
        readonly put?: never;
        /**
         * Place a legal hold
         * @description Records on hold are neither purged nor erased. While any hold is in force, audit events are not purged either. Scope: retention:write.
         */
        readonly post: operations["placeLegalHold"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/legal-holds/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Lift a legal hold
         * @description From the next purge on, its records are purged when they are due. The hold stays in the list as lifted. Scope: retention:write.
         */
        readonly delete: operations["liftLegalHold"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/erasures/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview the erasure of a person’s records
         * @description Counts the screenings, including those on hold or younger than the minimum. Erases nothing. Scope: retention:write.
         */
        readonly post: operations["previewErasure"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/erasures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Erase a person’s records
         * @description Permanently deletes requests, answers and salts. The chain stays provable, and each id answers 410 search_erased. Backups are not changed. Scope: retention:write.
         */
        readonly post: operations["eraseRecords"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/session/second-step": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take the second step of a log-in
         * @description After POST /session has answered 202: takes a code of the authenticator app, or a recovery code, and logs in. After five wrong codes, or five minutes, the log-in starts over.
         */
        readonly post: operations["takeSecondStep"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/{id}/reset-factors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove all second factors of a user
         * @description For a user who lost them: the password alone logs in again. All sessions of the user end. Users cannot reset their own factors. Scope: users:write.
         */
        readonly post: operations["resetFactors"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/session/passkey/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start to log in by passkey
         * @description Returns the options of navigator.credentials.get. Does not reveal who has a passkey.
         */
        readonly post: operations["startPasskeyLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/session/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in by passkey
         * @description Takes the result of navigator.credentials.get. If it is the only step, the authenticator must have verified its user; that counts as two factors.
         */
        readonly post: operations["logInByPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/scoring": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how scores are computed
         * @description Every feature, weight, reason and threshold, with examples that the engine computed on invented parties. The guide has the same table.
         */
        readonly get: operations["getScoring"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/limitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what screening here does not cover
         * @description For each list, what is not published, not read or read only in part; the lists that are not read; and what no list covers. The guide to lists has the same content.
         */
        readonly get: operations["getLimitations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read this API as OpenAPI 3.1
         * @description Generated from the same schemas that validate requests.
         */
        readonly get: operations["getOpenapi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/livez": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether the process responds
         * @description For a restart probe.
         */
        readonly get: operations["getLivez"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether searches can be answered
         * @description For a load balancer: 200 when the required lists, or the sample list, are loaded and screenings can be recorded. With ?strict, it is 200 only if answers are also complete.
         */
        readonly get: operations["getReadyz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Somebody who is away, and who works on their cases meanwhile. */
        readonly Absence: {
            /** @description Who is away. */
            readonly person: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When the person is back.
             */
            readonly until: string;
            /** @description Who gets their cases; null: unassigned. */
            readonly deputy: components["schemas"]["Actor"] | null;
        };
        /** @description Who is away. */
        readonly Absences: {
            /** @description Who is away, by when they are back. */
            readonly items: readonly components["schemas"]["Absence"][];
            /** @description Always null: all are on one page. */
            readonly nextCursor: string | null;
        };
        /** @description Who accepts an invitation. */
        readonly AcceptInvitationRequest: {
            /** @description From the link of the invitation. */
            readonly oneTimeToken: string;
            /** @description At least 12 characters, any characters; not easy to guess. */
            readonly password: string;
        };
        /** @description An operator’s decision on a refused version. */
        readonly AcceptVersionRequest: {
            /** @description Why it is accepted; stored in the audit log. */
            readonly text: string;
        };
        /** @description Who did something. */
        readonly Actor: {
            /** @description The actor, as filters take it. */
            readonly id: string;
            /**
             * @description operator: a command on the machine. service: Namesake itself.
             * @enum {string}
             */
            readonly kind: "user" | "token" | "operator" | "service" | "anonymous";
            /** @description Current name of the user or token; null if there is none, or if you may not read it. */
            readonly name: string | null;
        };
        /** @description A new passkey. */
        readonly AddPasskeyRequest: {
            /** @description Name given by its user. */
            readonly name: string;
            /** @description Answer of the authenticator. */
            readonly passkey: {
                /** @description Id of the credential. */
                readonly id: string;
                /** @description What the browser says about the ceremony. */
                readonly clientDataJSON: string;
                /** @description The public key, as the authenticator reports it. */
                readonly attestationObject: string;
                /** @description How the authenticator is reached. */
                readonly transports: readonly string[];
            };
        };
        /** @description The rule whose row was the first to match the hit. */
        readonly AppliedRule: {
            /** @description Name of the rule. */
            readonly name: string;
            /** @description Its version: versions never change. */
            readonly version: number;
            /**
             * @description lower: the priority is review. route: its case is put into queue. set_due: its case is due after dueHours. discount: it is not a result.
             * @enum {string}
             */
            readonly effect: "lower" | "route" | "set_due" | "discount";
            /** @description For route: name of the queue. */
            readonly queue?: string;
            /** @description For set_due: hours in which the case is to be decided. */
            readonly dueHours?: number;
        };
        /** @description The party that is searched for. */
        readonly AskedParty: {
            /** @description Its names, primary first. */
            readonly names: readonly string[];
            /** @description Names that the publisher marks weak and that only corroborate. */
            readonly weakNames: readonly string[];
            /** @description What it is. */
            readonly entityType: components["schemas"]["EntityType"] | null;
            /** @description Birth dates. */
            readonly birthDates: readonly string[];
            /** @description Gender. */
            readonly gender: components["schemas"]["Gender"] | null;
            /** @description ISO 3166-1 alpha-2. */
            readonly countries: readonly string[];
            /** @description Documents and numbers. */
            readonly identifiers: readonly components["schemas"]["QueryIdentifier"][];
        };
        /** @description Who works on cases from now on. */
        readonly AssignCasesRequest: {
            /** @description Ids of cases: all of them, or none. */
            readonly cases: readonly string[];
            /** @description Id of a person; "me"; null: unassigned. */
            readonly to: string | null;
        };
        /** @description Somebody who may decide. */
        readonly Assignee: {
            /** @description Id of a person. */
            readonly id: string;
            /** @description Their user name. */
            readonly name: string;
        };
        /** @description People whom cases can be handed over to. */
        readonly Assignees: {
            /** @description Users who may decide, by name, including those who are away. */
            readonly items: readonly components["schemas"]["Assignee"][];
            /** @description Always null: all are on one page. */
            readonly nextCursor: string | null;
        };
        /**
         * Format: binary
         * @description A file.
         */
        readonly AttachmentFile: string;
        /**
         * Format: binary
         * @description Rows of CSV.
         */
        readonly AuditCsv: string;
        /** @description One thing that was done. */
        readonly AuditEntry: {
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Who. */
            readonly actor: components["schemas"]["Actor"];
            /** @description What was done: a code that the guide explains. */
            readonly action: string;
            /** @description Id of what it was done to; may be empty. */
            readonly target: string;
            /** @description Name of the user or token that it was done to, as for actors. */
            readonly targetName: string | null;
            /** @description Further details. Never a secret or a screened name. */
            readonly detail: {
                readonly [key: string]: unknown;
            };
            /** @description The request that did it; empty for commands and screenings. */
            readonly requestId: string;
            /** @description Number in the chain; null for entries recorded before the chain. */
            readonly entry: number | null;
            /** @description Whether a signed segment proves it. A new entry is sealed in a second. */
            readonly sealed: boolean;
        };
        /** @description A page of the audit log. */
        readonly AuditLog: {
            /** @description Newest first. */
            readonly items: readonly components["schemas"]["AuditEntry"][];
            /** @description Send it as cursor to get the next page; null at the end. With a filter that rarely matches, a page may have fewer entries than requested, or none, and still have a cursor. */
            readonly nextCursor: string | null;
            /** @description How far back this page has looked; null at the end. */
            readonly searchedTo: string | null;
        };
        /** @description Rows of a file, screened in the background as recorded searches. */
        readonly Batch: {
            /** @description Id of the batch. */
            readonly id: string;
            /** @description Name given by its creator. */
            readonly name: string;
            /**
             * @description draft: not started. queued: waits for its turn. done, cancelled, failed: over; completed screenings stay recorded.
             * @enum {string}
             */
            readonly state: "draft" | "queued" | "running" | "paused" | "done" | "cancelled" | "failed";
            /** @description Why no row can be screened now, or why it failed: an error code; otherwise null. not_proved: the stored batch has no proof. */
            readonly problem: string | null;
            /**
             * Format: date-time
             * @description When the file was uploaded.
             */
            readonly createdAt: string;
            /** @description Uploader: rows are screened on behalf of this user or token. */
            readonly createdBy: components["schemas"]["Actor"];
            /** @description When it was started. */
            readonly startedAt: string | null;
            /** @description When it ended. The uploaded file is deleted then. */
            readonly endedAt: string | null;
            /**
             * @description Format of the file.
             * @enum {string}
             */
            readonly format: "csv" | "xlsx" | "jsonl" | "json";
            /** @description SHA-256 of the file. */
            readonly fileHash: string;
            /** @description Size of the file in bytes. */
            readonly fileBytes: number;
            /** @description The group of customers to which its rows are added; null: rows are only screened. */
            readonly watchGroup: string | null;
            /** @description Whether the file has every customer of the group. */
            readonly isWholeBook: boolean;
            /** @description Whether a case is opened for each result of each row. */
            readonly opensCases: boolean;
            /** @description Customers missing from the file, who leave once another person approves. */
            readonly leavingCount: number;
            /** @description Whether you may approve or reject this: a person who may change customers and did not upload the file, not even with an own token. */
            readonly mayChangeLeavers: boolean;
            /** @description Name of the policy. */
            readonly policy: string;
            /** @description How its rows are read; null for JSON, whose rows have members. */
            readonly layout: components["schemas"]["BatchLayout"] | null;
            /** @description JSON: members of rows that are set aside. In the layout, set-aside columns have the member ignore. */
            readonly ignored: readonly string[];
            /** @description XLSX: all sheets of the file; only one of them is screened. */
            readonly sheets: readonly components["schemas"]["BatchSheet"][];
            /** @description Rows that are done. */
            readonly rowCount: number;
            /** @description Rows of the whole file, estimated from the part read; exact when it is done; null if unknown. */
            readonly expectedRowCount: number | null;
            readonly counts: components["schemas"]["BatchCounts"];
        };
        /** @description What one column of a file holds. */
        readonly BatchColumn: {
            /** @description The heading of the column, as in the file. Without headings: Column 1, Column 2 … */
            readonly heading: string;
            /**
             * @description What it holds. id: your own number of the row. searchText: the whole name; or its parts in firstName, middleName, lastName. alias: another name. related: another party or a text, screened separately. birthDate: 03/04/1970 is compared as 3 April and as 4 March; birthDateDayFirst, birthDateMonthFirst: as one of them. externalRef: your reference, if it is not the id. context: kept and shown, never screened. ignore: set aside. unmapped: not assigned.
             * @enum {string}
             */
            readonly member: "id" | "searchText" | "firstName" | "middleName" | "lastName" | "alias" | "related" | "type" | "birthDate" | "birthDateDayFirst" | "birthDateMonthFirst" | "gender" | "countries" | "identifier" | "address" | "externalRef" | "context" | "ignore" | "unmapped";
        };
        /** @description Rows by outcome. */
        readonly BatchCounts: {
            /** @description Rows with results. */
            readonly potential_match: number;
            /** @description Rows without results. */
            readonly no_match: number;
            /** @description Rows that were not compared in full. */
            readonly incomplete: number;
            /** @description Rows whose name says too little. */
            readonly insufficient_name: number;
            /** @description Rows screened on the sample. */
            readonly demo: number;
            /** @description Rows that could not be screened. */
            readonly error: number;
            /** @description Parties removed by good guys, over all rows. */
            readonly suppressed: number;
        };
        /**
         * Format: binary
         * @description A CSV file.
         */
        readonly BatchCsv: string;
        /** @description A batch is done. */
        readonly BatchDone: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /**
             * @description All rows of a batch were screened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "batch.done";
            /** @description Id of the batch. */
            readonly batch: string;
            /** @description Rows of its file. */
            readonly rows: number;
            /** @description Rows by outcome; absent for batches screened by an earlier version. */
            readonly counts?: {
                readonly [key: string]: number;
            };
        };
        /**
         * Format: binary
         * @description A CSV file.
         */
        readonly BatchErrorCsv: string;
        /** @description Server-sent events: lines `event: progress` or `event: end`, `data:` with a Batch as JSON, and an empty line; an `end` also has `id:`. */
        readonly BatchEvents: string;
        /** @description A batch failed. */
        readonly BatchFailed: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /**
             * @description A batch could not continue: its remaining rows are not screened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "batch.failed";
            /** @description Id of the batch. */
            readonly batch: string;
            /** @description Rows that were screened. */
            readonly rows: number;
            /** @description Those by outcome; absent for batches screened by an earlier version. */
            readonly counts?: {
                readonly [key: string]: number;
            };
            /** @description Why, as the problem of the batch says. */
            readonly problem: string;
        };
        /**
         * Format: binary
         * @description Lines of JSON.
         */
        readonly BatchJsonLines: string;
        /** @description How the rows of a file with columns are read. */
        readonly BatchLayout: {
            /** @description What each column holds, in their order. */
            readonly columns: readonly components["schemas"]["BatchLayoutColumn"][];
            /** @description Whether the first row names the columns. If false, it is screened like all others. */
            readonly headings: boolean;
            /** @description Rows above the headings or the first row of data, such as a title: they are not screened. */
            readonly skip: number;
            /** @description XLSX: number of the sheet, from 1; otherwise null. */
            readonly sheet: number | null;
            /** @description CSV: character encoding; null if it cannot be detected and must be given to start. */
            readonly encoding: components["schemas"]["FileEncoding"] | null;
            /** @description The saved mapping of the columns; otherwise null. */
            readonly mapping: string | null;
        };
        /** @description The mapping of one column of a file, and its likely content. */
        readonly BatchLayoutColumn: {
            /** @description The heading of the column, as in the file. Without headings: Column 1, Column 2 … */
            readonly heading: string;
            /**
             * @description What it holds. id: your own number of the row. searchText: the whole name; or its parts in firstName, middleName, lastName. alias: another name. related: another party or a text, screened separately. birthDate: 03/04/1970 is compared as 3 April and as 4 March; birthDateDayFirst, birthDateMonthFirst: as one of them. externalRef: your reference, if it is not the id. context: kept and shown, never screened. ignore: set aside. unmapped: not assigned.
             * @enum {string}
             */
            readonly member: "id" | "searchText" | "firstName" | "middleName" | "lastName" | "alias" | "related" | "type" | "birthDate" | "birthDateDayFirst" | "birthDateMonthFirst" | "gender" | "countries" | "identifier" | "address" | "externalRef" | "context" | "ignore" | "unmapped";
            /**
             * @description Its likely content, by heading and first values. names: names of parties. words: other words. other: numbers, dates, codes, or nothing.
             * @enum {string}
             */
            readonly holds: "names" | "words" | "other";
        };
        /** @description A saved mapping of columns for reuse. */
        readonly BatchMapping: {
            /** @description Name of a saved mapping: letters, digits, dots, dashes. */
            readonly name: string;
            /** @description What the columns hold. */
            readonly columns: readonly components["schemas"]["BatchColumn"][];
            /** @description Whether the first row names the columns. If false, it is screened like all others. */
            readonly headings: boolean;
            /**
             * Format: date-time
             * @description When it was saved last.
             */
            readonly savedAt: string;
            /** @description Who saved it last. */
            readonly savedBy: components["schemas"]["Actor"];
        };
        /** @description Saved mappings. */
        readonly BatchMappings: {
            /** @description By name. */
            readonly items: readonly components["schemas"]["BatchMapping"][];
        };
        /** @description A page of batches. */
        readonly BatchPage: {
            /** @description The newest first. */
            readonly items: readonly components["schemas"]["Batch"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /**
         * Format: binary
         * @description A PDF.
         */
        readonly BatchPdf: string;
        /** @description The beginning of a file, and how it would be read. */
        readonly BatchPreview: {
            /** @description How the rows are read here; null for JSON. */
            readonly layout: components["schemas"]["BatchLayout"] | null;
            /** @description For each column of the layout, its first values as they are in the file. */
            readonly samples: readonly (readonly string[])[];
            /** @description Columns with words that are not mapped: the batch cannot be started before they are mapped or set aside. */
            readonly unmapped: readonly string[];
            /** @description Columns with one half of a name whose other half is missing: the batch cannot be started. */
            readonly halves: readonly string[];
            /** @description Headings of the saved mapping that are missing from the file: the batch cannot be started with this mapping. */
            readonly missing: readonly string[];
            /** @description The first 20 rows. */
            readonly items: readonly components["schemas"]["BatchPreviewRow"][];
        };
        /** @description A row as it would be read. */
        readonly BatchPreviewRow: {
            /** @description Number of the row, from 1, without the line of headings. */
            readonly row: number;
            /** @description The line of the file on which it begins, from 1. */
            readonly line: number;
            /** @description Its own id; null where it has none. */
            readonly id: string | null;
            /** @description Why it cannot be screened; else null. */
            readonly error: components["schemas"]["BatchRowError"] | null;
            /** @description Members that could not be read and were left out: the row is screened without them. */
            readonly notes: readonly string[];
            /** @description For another party of the row: the heading of its column; otherwise null. */
            readonly role: string | null;
            /** @description Columns or members with words in this row that were not screened. */
            readonly setAside: readonly string[];
            /** @description Values of the row kept as context. */
            readonly context: readonly components["schemas"]["BatchRowContext"][];
            /** @description What would be screened. */
            readonly searchText: string | null;
            /** @description Other values that would be compared, by member. */
            readonly details: readonly string[];
        };
        /** @description A row of a batch and its outcome. */
        readonly BatchResult: {
            /** @description Number of the row, from 1, without the line of headings. */
            readonly row: number;
            /** @description The line of the file on which it begins, from 1. */
            readonly line: number;
            /** @description Its own id; null where it has none. */
            readonly id: string | null;
            /** @description Why it cannot be screened; else null. */
            readonly error: components["schemas"]["BatchRowError"] | null;
            /** @description Members that could not be read and were left out: the row is screened without them. */
            readonly notes: readonly string[];
            /** @description For another party of the row: the heading of its column; otherwise null. */
            readonly role: string | null;
            /** @description Columns or members with words in this row that were not screened. */
            readonly setAside: readonly string[];
            /** @description Values of the row kept as context. */
            readonly context: readonly components["schemas"]["BatchRowContext"][];
            /**
             * @description Outcome of the row.
             * @enum {string}
             */
            readonly outcome: "potential_match" | "no_match" | "insufficient_name" | "incomplete" | "demo" | "error";
            /** @description Its screening; null if it was not screened. */
            readonly searchId: string | null;
            /** @description The party of the row; null if its screening was purged or erased. */
            readonly party: components["schemas"]["BatchRowParty"] | null;
            /** @description Parties found. */
            readonly total: number;
            /** @description The first result; null if there is none. */
            readonly best: {
                /** @description Id of the party. */
                readonly entityId: string;
                /** @description Its main name. */
                readonly primaryName: string;
                /** @description Its score. */
                readonly score: number;
                /** @description Its priority. */
                readonly priority: components["schemas"]["Priority"];
            } | null;
        };
        /** @description Rows of a batch. */
        readonly BatchResults: {
            /** @description In the order of the file. */
            readonly items: readonly components["schemas"]["BatchResult"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description A value that is kept with a row and not screened. */
        readonly BatchRowContext: {
            /** @description The heading of the column. */
            readonly heading: string;
            /** @description Value in the row. */
            readonly value: string;
        };
        /** @description Why a row could not be screened. */
        readonly BatchRowError: {
            /** @description Code of the error. */
            readonly code: string;
            /** @description What is wrong, for programs. */
            readonly detail: string;
            /** @description What is wrong and what to do, in sentences. */
            readonly text: string;
        };
        /** @description The party of a row, from its columns or members. */
        readonly BatchRowParty: {
            /** @description The name or text. */
            readonly searchText: string;
            /** @description As it was read; if the row was not screened, as written. */
            readonly birthDate: string | null;
            /** @description Your reference. */
            readonly externalRef: string | null;
        };
        /** @description A sheet of a workbook. */
        readonly BatchSheet: {
            /** @description Its name. */
            readonly name: string;
            /** @description Rows with values, headings included. */
            readonly rowCount: number;
            /** @description Whether the spreadsheet hides it. */
            readonly hidden: boolean;
        };
        /**
         * Format: binary
         * @description An XLSX file.
         */
        readonly BatchXlsx: string;
        /** @description The first result of a screening, in short. */
        readonly BestResult: {
            /** @description Id of the party. */
            readonly entityId: string;
            /** @description What the party is. */
            readonly entityType: components["schemas"]["EntityType"];
            /** @description The party’s main name. */
            readonly primaryName: string;
            /** @description Its score. */
            readonly score: number;
            /** @description Its priority. */
            readonly priority: components["schemas"]["Priority"];
            /** @description Ids of the lists that it is on, each once. */
            readonly lists: readonly string[];
            /** @description Reasons for and against this result. */
            readonly reasons: readonly components["schemas"]["Reason"][];
            /** @description What comparing birth date, country and so on found. */
            readonly fields: readonly components["schemas"]["FieldEvidence"][];
            /** @description Birth dates. */
            readonly birthDates: readonly components["schemas"]["ListedDate"][];
            /** @description Nationalities, ISO 3166-1 alpha-2. */
            readonly nationalities: readonly string[];
        };
        /** @description Of the list that is being downloaded; null in other phases. */
        readonly BytesDone: {
            /** @description Bytes that arrived. */
            readonly done: number;
            /** @description Of how many; null if the publisher does not say. */
            readonly of: number | null;
        } | null;
        /** @description One customer and one listed party: people decide whether they are the same. */
        readonly Case: {
            /** @description Id of the case. */
            readonly id: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /** @description Your reference of the customer. */
            readonly externalRef: string;
            /** @description Role of the screened party for the customer; null: the customer itself. */
            readonly role: string | null;
            /** @description Your name of a group of customers. */
            readonly group: string;
            /** @description Countries of the customer. */
            readonly countries: readonly string[];
            /** @description The listed party. */
            readonly entityId: string;
            /** @description Its listings that were found. */
            readonly listings: readonly components["schemas"]["CaseListing"][];
            /**
             * @description high: strong evidence that it is the customer.
             * @enum {string}
             */
            readonly priority: "high" | "review";
            /**
             * @description open: unassigned. in_review: somebody has taken it. for_approval: decided, and a second person must approve. closed: every listing has a decision, or is no longer found.
             * @enum {string}
             */
            readonly state: "open" | "in_review" | "for_approval" | "closed";
            /**
             * Format: date-time
             * @description Since when.
             */
            readonly stateSince: string;
            /** @description For a closed case. undecided: reviewed, and the customer stays in alert. joined: another case has its listings. */
            readonly resolution: ("true_match" | "false_positive" | "undecided" | "no_longer_found" | "joined") | null;
            /**
             * @description What opened it.
             * @enum {string}
             */
            readonly origin: "watch" | "search" | "batch";
            /**
             * Format: date-time
             * @description When it was opened.
             */
            readonly openedAt: string;
            /** @description Who opened it: a user, a token or the service. */
            readonly openedBy: components["schemas"]["Actor"];
            /** @description What was new since it was opened or last decided. */
            readonly news: readonly ("new_party" | "new_listing" | "stronger" | "listing_changed" | "reopened")[];
            /** @description When the news arrived; null if there is none. */
            readonly changedAt: string | null;
            /** @description Who works on it. */
            readonly assignee: components["schemas"]["Actor"] | null;
            /** @description Its queue; null: none matches. */
            readonly queue: string | null;
            /** @description When it has to be decided; null if its queue has no limit. */
            readonly dueAt: string | null;
            /** @description Whether that time has passed. */
            readonly isOverdue: boolean;
            /** @description When it was escalated, because nobody decided in time. */
            readonly escalatedAt: string | null;
            /** @description The last recorded screening that found it. */
            readonly searchId: string;
        };
        /** @description How many open cases are of an age. */
        readonly CaseAge: {
            /** @description Younger than this and not in the previous class; null: older than all. */
            readonly belowHours: number | null;
            /** @description Cases that are not closed. */
            readonly count: number;
        };
        /** @description The assignee of a case changed. */
        readonly CaseAssigned: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /** @description Id of the case. */
            readonly caseId: string;
            /** @description Id of the listed party. */
            readonly party: string;
            /**
             * @description A case was taken, handed over or returned. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "case.assigned";
            /** @description Who works on it now; null: nobody. */
            readonly to: string | null;
        };
        /** @description A file attached to a case. */
        readonly CaseAttachment: {
            /** @description Id of the file. */
            readonly id: string;
            /** @description Its own name. */
            readonly name: string;
            /** @description Type detected from its content. */
            readonly mediaType: string;
            /** @description Bytes. */
            readonly size: number;
            /** @description Its hash, also in the audit log. */
            readonly sha256: string;
            /**
             * Format: date-time
             * @description When it was attached.
             */
            readonly at: string;
            readonly by: components["schemas"]["Actor"];
        };
        /** @description Something is new about a case. */
        readonly CaseChanged: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /** @description Id of the case. */
            readonly caseId: string;
            /** @description Id of the listed party. */
            readonly party: string;
            /**
             * @description An open case has a material change. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "case.changed";
            /** @description What is new. */
            readonly news: readonly ("new_party" | "new_listing" | "stronger" | "listing_changed" | "reopened")[];
        };
        /** @description A step to do once a case is decided. */
        readonly CaseCheck: {
            /** @description Id of an item of a checklist. */
            readonly item: string;
            readonly verdict: components["schemas"]["Verdict"];
            /** @description What is to be done. */
            readonly text: string;
            /** @description When it was done; null: it is not. */
            readonly doneAt: string | null;
            /** @description Who said so. */
            readonly doneBy: components["schemas"]["Actor"] | null;
        };
        /** @description Steps to do once a case has this verdict. */
        readonly CaseChecklists: {
            /** @description In this order. */
            readonly true_match: readonly components["schemas"]["ChecklistItem"][];
            /** @description In this order. */
            readonly false_positive: readonly components["schemas"]["ChecklistItem"][];
            /** @description In this order. */
            readonly undecided: readonly components["schemas"]["ChecklistItem"][];
        };
        /** @description A comment on a case. */
        readonly CaseComment: {
            /** @description Id of the comment. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            readonly by: components["schemas"]["Actor"];
            /** @description What was written. */
            readonly text: string;
        };
        /** @description A comment on a case. */
        readonly CaseCommented: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /** @description Id of the case. */
            readonly caseId: string;
            /** @description Id of the listed party. */
            readonly party: string;
            /**
             * @description A comment was added to a case. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "case.commented";
            /** @description Id of the comment. */
            readonly comment: string;
        };
        /** @description How many cases each view has. */
        readonly CaseCounts: {
            /** @description Yours, not decided. */
            readonly mine: number;
            /** @description Unassigned, not decided. */
            readonly unassigned: number;
            /** @description With news. */
            readonly changed: number;
            /** @description Not decided in time. */
            readonly overdue: number;
            /** @description Decided, and a second person must approve. */
            readonly for_approval: number;
            /** @description All that are not closed. */
            readonly open: number;
            /** @description Closed. */
            readonly closed: number;
        };
        /** @description A case with its decisions, comments and history. */
        readonly CaseDetail: {
            /** @description Id of the case. */
            readonly id: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /** @description Your reference of the customer. */
            readonly externalRef: string;
            /** @description Role of the screened party for the customer; null: the customer itself. */
            readonly role: string | null;
            /** @description Your name of a group of customers. */
            readonly group: string;
            /** @description Countries of the customer. */
            readonly countries: readonly string[];
            /** @description The listed party. */
            readonly entityId: string;
            /** @description Its listings that were found. */
            readonly listings: readonly components["schemas"]["CaseListing"][];
            /**
             * @description high: strong evidence that it is the customer.
             * @enum {string}
             */
            readonly priority: "high" | "review";
            /**
             * @description open: unassigned. in_review: somebody has taken it. for_approval: decided, and a second person must approve. closed: every listing has a decision, or is no longer found.
             * @enum {string}
             */
            readonly state: "open" | "in_review" | "for_approval" | "closed";
            /**
             * Format: date-time
             * @description Since when.
             */
            readonly stateSince: string;
            /** @description For a closed case. undecided: reviewed, and the customer stays in alert. joined: another case has its listings. */
            readonly resolution: ("true_match" | "false_positive" | "undecided" | "no_longer_found" | "joined") | null;
            /**
             * @description What opened it.
             * @enum {string}
             */
            readonly origin: "watch" | "search" | "batch";
            /**
             * Format: date-time
             * @description When it was opened.
             */
            readonly openedAt: string;
            /** @description Who opened it: a user, a token or the service. */
            readonly openedBy: components["schemas"]["Actor"];
            /** @description What was new since it was opened or last decided. */
            readonly news: readonly ("new_party" | "new_listing" | "stronger" | "listing_changed" | "reopened")[];
            /** @description When the news arrived; null if there is none. */
            readonly changedAt: string | null;
            /** @description Who works on it. */
            readonly assignee: components["schemas"]["Actor"] | null;
            /** @description Its queue; null: none matches. */
            readonly queue: string | null;
            /** @description When it has to be decided; null if its queue has no limit. */
            readonly dueAt: string | null;
            /** @description Whether that time has passed. */
            readonly isOverdue: boolean;
            /** @description When it was escalated, because nobody decided in time. */
            readonly escalatedAt: string | null;
            /** @description The last recorded screening that found it. */
            readonly searchId: string;
            /** @description Why it is not closed although the last screening of the customer does not find the party; null if it does. opened_by_search: it needs a decision. not_screened: the party could not be screened. further_pages: it may be on a further page. incomplete: not everything was compared, or the name says too little. list_not_searched: one of its lists was missing, too old, or left out. record_gone: the screening that found it, or its policy, is not kept. policy_weaker: the current policy could hide what that one showed. engine_changed: a different version of the engine was used. */
            readonly unfound: ("opened_by_search" | "not_screened" | "further_pages" | "incomplete" | "list_not_searched" | "record_gone" | "policy_weaker" | "engine_changed") | null;
            /** @description All decisions on its listings for this customer, the oldest first. */
            readonly decisions: readonly components["schemas"]["Decision"][];
            /** @description Steps for each verdict, and which of them are done. */
            readonly checklist: readonly components["schemas"]["CaseCheck"][];
            /** @description The oldest first. */
            readonly comments: readonly components["schemas"]["CaseComment"][];
            /** @description Files, the oldest first. */
            readonly attachments: readonly components["schemas"]["CaseAttachment"][];
            /** @description Its last 500 events, oldest first. */
            readonly steps: readonly components["schemas"]["CaseStep"][];
        };
        /** @description A case was not decided in time. */
        readonly CaseEscalated: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /** @description Id of the case. */
            readonly caseId: string;
            /** @description Id of the listed party. */
            readonly party: string;
            /**
             * @description A case was not decided in time. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "case.escalated";
            /** @description Who works on it now; null: nobody. */
            readonly to: string | null;
        };
        /** @description A listing of the party that a case is about. */
        readonly CaseListing: {
            /** @description Id of the listing. */
            readonly id: string;
            /** @description Its list. */
            readonly listId: string;
            /** @description Its name in the current lists; null if it is in none. */
            readonly name: string | null;
        };
        /** @description A case was opened. */
        readonly CaseOpened: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /** @description Id of the case. */
            readonly caseId: string;
            /** @description Id of the listed party. */
            readonly party: string;
            /**
             * @description A case was opened: a customer may be a listed party. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "case.opened";
            /**
             * @description What opened it.
             * @enum {string}
             */
            readonly origin: "watch" | "search" | "batch";
            /**
             * @description Priority of the hit.
             * @enum {string}
             */
            readonly priority: "high" | "review";
        };
        /** @description A page of cases. */
        readonly CasePage: {
            /** @description The cases. */
            readonly items: readonly components["schemas"]["Case"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /**
         * Format: binary
         * @description A PDF file.
         */
        readonly CasePdf: string;
        /** @description Cases for which all of this holds. */
        readonly CaseQueue: {
            /** @description Name of a queue. */
            readonly name: string;
            /** @description Only customers of these groups; empty: of any. */
            readonly groups: readonly string[];
            /** @description Only with a listing of one of these lists; empty: of any. */
            readonly lists: readonly string[];
            /** @description Only customers with one of these countries; empty: with any. */
            readonly countries: readonly string[];
            /** @description Only of this priority; null: of any. */
            readonly priority: ("high" | "review") | null;
            /** @description Who gets its cases by POST /cases/next; empty: everybody. */
            readonly members: readonly string[];
            /** @description Hours in which a case is to be decided, weekends included; null: no limit. */
            readonly dueHours: number | null;
            /** @description Who gets a case that is not decided in time: this person, otherwise their deputy, otherwise unassigned. null: it stays with its current assignee. */
            readonly escalateTo: string | null;
        };
        /** @description Queues of cases, and checklists. */
        readonly CaseSettings: {
            /** @description Grows with each change; 0 ships. */
            readonly version: number;
            /** @description A case is in the first queue that matches it. */
            readonly queues: readonly components["schemas"]["CaseQueue"][];
            readonly checklists: components["schemas"]["CaseChecklists"];
            /** @description When they were saved; null for the built-in settings. */
            readonly savedAt: string | null;
            /** @description Who saved them. */
            readonly savedBy: components["schemas"]["Actor"] | null;
        };
        /** @description The state of a case changed. */
        readonly CaseStateChanged: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /** @description Id of the case. */
            readonly caseId: string;
            /** @description Id of the listed party. */
            readonly party: string;
            /**
             * @description A case was decided, proposed or closed, or is open again. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "case.state_changed";
            /**
             * @description What it was.
             * @enum {string}
             */
            readonly from: "open" | "in_review" | "for_approval" | "closed";
            /**
             * @description What it is now.
             * @enum {string}
             */
            readonly to: "open" | "in_review" | "for_approval" | "closed";
            /** @description How it was closed; null if it is not closed. */
            readonly resolution: ("true_match" | "false_positive" | "undecided" | "no_longer_found" | "joined") | null;
        };
        /** @description How many cases there are, and how long they take. */
        readonly CaseStatistics: {
            /**
             * @description What was counted by.
             * @enum {string}
             */
            readonly by: "analyst" | "list" | "queue" | "group";
            /**
             * Format: date-time
             * @description Begin of the period.
             */
            readonly from: string;
            /**
             * Format: date-time
             * @description End of the period.
             */
            readonly to: string;
            readonly total: components["schemas"]["CaseStatisticsRow"];
            /** @description A case with listings of two lists counts for both. */
            readonly items: readonly components["schemas"]["CaseStatisticsRow"][];
            /** @description Always null: all are on one page. */
            readonly nextCursor: string | null;
            /** @description Since they were opened, or opened again. */
            readonly ages: readonly components["schemas"]["CaseAge"][];
        };
        /**
         * Format: binary
         * @description A CSV file.
         */
        readonly CaseStatisticsCsv: string;
        /** @description Cases of one analyst, list, queue or group. */
        readonly CaseStatisticsRow: {
            /** @description Id of the analyst or list, name of the queue or group; null: nobody, or no queue. */
            readonly key: string | null;
            /** @description Name of the analyst, where you may read it. */
            readonly name: string | null;
            /** @description Not closed, now: for an analyst, those assigned to them. */
            readonly openCount: number;
            /** @description Of these, not decided in time. */
            readonly overdueCount: number;
            /** @description Closed in the period: for an analyst, those that they decided. */
            readonly closedCount: number;
            /** @description Of these, false positives. */
            readonly falsePositiveCount: number;
            /** @description Of these, true matches. */
            readonly trueMatchCount: number;
            /** @description Of these, closed as undecided. */
            readonly undecidedCount: number;
            /** @description Share of the decided cases, 0 to 1; null if none was decided. */
            readonly falsePositiveShare: number | null;
            /** @description Time from opening or reopening to the decision; null if none was decided. */
            readonly medianHours: number | null;
        };
        /** @description Something that happened to a case. */
        readonly CaseStep: {
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            readonly by: components["schemas"]["Actor"];
            /** @description Action of the audit log. */
            readonly action: string;
            /** @description Details, as codes and ids. */
            readonly detail: {
                readonly [key: string]: unknown;
            };
        };
        /** @description Cases that a request was about. */
        readonly Cases: {
            /** @description The cases. */
            readonly items: readonly components["schemas"]["Case"][];
            /** @description Always null: all are on one page. */
            readonly nextCursor: string | null;
        };
        /** @description The first place where the chain does not hold. */
        readonly ChainBreak: {
            /** @description How it is broken: a code of the guide. */
            readonly kind: string;
            /** @description The segment. */
            readonly segment: number;
            /** @description The entry, if the break concerns one. */
            readonly entry: number | null;
            /** @description Approximate time: when the segment was sealed. */
            readonly at: string | null;
            /** @description The same in words. */
            readonly text: string;
        };
        /** @description The chain of everything that is recorded. */
        readonly ChainStatus: {
            /** @description Entries in the chain. */
            readonly entryCount: number;
            /** @description Sealed segments. */
            readonly segmentCount: number;
            /** @description Entries not yet sealed: those of the last second. */
            readonly unsealedCount: number;
            /** @description Entries whose contents were erased. */
            readonly erasedCount: number;
            /** @description When the last segment was sealed; null before the first. */
            readonly sealedAt: string | null;
            /** @description Head of the last segment: what an anchor repeats. */
            readonly head: string | null;
            /** @description The key that signed it. */
            readonly keyId: string | null;
            /** @description The latest verification since the service started; null before one. */
            readonly verification: components["schemas"]["ChainVerification"] | null;
        };
        /** @description Progress and result of a verification of the whole chain. */
        readonly ChainVerification: {
            /**
             * @description whole: all records are unchanged. failed: the chain could not be examined.
             * @enum {string}
             */
            readonly state: "running" | "whole" | "broken" | "failed";
            /**
             * Format: date-time
             * @description When it began.
             */
            readonly startedAt: string;
            /** @description When it ended; null while it runs. */
            readonly endedAt: string | null;
            /** @description Entries checked so far. */
            readonly entryCount: number;
            /** @description Entries to check. */
            readonly totalCount: number;
            /** @description The first break; null where there is none. */
            readonly break: components["schemas"]["ChainBreak"] | null;
        };
        /** @description What is done with decisions. */
        readonly ChangeDecisionsRequest: {
            /** @description Ids of decisions: all are changed, or none. */
            readonly decisions: readonly string[];
            /**
             * @description approve and reject answer another person’s proposal. revoke withdraws a proposal, or ends a decision in force: the hit is open again.
             * @enum {string}
             */
            readonly change: "approve" | "reject" | "revoke";
            /** @description Your text. It is erased with the screening; the audit log has only its digest. */
            readonly text?: string;
        };
        /** @description What is done with good guys. */
        readonly ChangeGoodGuysRequest: {
            /** @description Ids of good guys: all are changed, or none. */
            readonly goodGuys: readonly string[];
            /**
             * @description approve and reject answer another person’s proposal. revoke withdraws a proposal, or ends a good guy.
             * @enum {string}
             */
            readonly change: "approve" | "reject" | "revoke";
            /** @description Your own words. */
            readonly text?: string;
        };
        /** @description Whether customers missing from the file leave the watch. */
        readonly ChangeLeaversRequest: {
            /**
             * @description approve: they leave the watch. reject: they stay. The person must not be the uploader of the file.
             * @enum {string}
             */
            readonly change: "approve" | "reject";
        };
        /** @description Another password. */
        readonly ChangePasswordRequest: {
            /** @description The password as it is. */
            readonly currentPassword: string;
            /** @description At least 12 characters, any characters; not easy to guess. */
            readonly newPassword: string;
        };
        /** @description The decision about a pending version. */
        readonly ChangePolicyRequest: {
            /**
             * @description Your decision.
             * @enum {string}
             */
            readonly change: "approve" | "reject";
            /** @description The pending version, as you have seen it. */
            readonly version: number;
            /** @description Why; stored in the audit log, and with the version that a rejection restores. */
            readonly text: string;
        };
        /** @description A change to a version of a rule. */
        readonly ChangeRuleRequest: {
            /**
             * @description propose a draft; approve or reject a version made by somebody else; end a version that is in force, or not yet in force.
             * @enum {string}
             */
            readonly change: "propose" | "approve" | "reject" | "end";
            /** @description The version, as you have seen it. */
            readonly version: number;
            /** @description Why. */
            readonly text: string;
        };
        /** @description Whether a customer is screened again, and why. */
        readonly ChangeWatchRequest: {
            /**
             * @description New state of the watch.
             * @enum {string}
             */
            readonly watch: "on" | "off" | "ended";
            /** @description Reason, kept for later review. */
            readonly reason: string;
        };
        /** @description Changes; absent members stay unchanged. */
        readonly ChangeWebhookRequest: {
            /** @description Where events are sent: https, to a public address; http and private addresses only if the operator allows them; or mailto: and a mail address, if the operator set up mail. */
            readonly url?: string;
            /** @description Types of events that it gets. */
            readonly events?: readonly ("customer.status_changed" | "customer.alerted" | "customer.watch_changed" | "watch.run_ended" | "case.opened" | "case.state_changed" | "case.changed" | "case.assigned" | "case.escalated" | "case.commented" | "batch.done" | "batch.failed" | "list.updated" | "list.held" | "list.stale" | "list.format_changed" | "token.expiring" | "webhook.disabled")[];
            /** @description What it is for. */
            readonly description?: string;
            /** @description For mail: when to send one mail with the events of a day; null: send mails at once. */
            readonly digest?: components["schemas"]["MailDigest"] | null;
            /** @description For mail: whether it contains your references of customers. */
            readonly withReferences?: boolean;
            /**
             * @description While it is off, events are queued; they are sent when it is on again.
             * @enum {string}
             */
            readonly state?: "on" | "off";
        };
        /** @description Whether a checklist item of a case is done. */
        readonly CheckCaseRequest: {
            /** @description Id of an item of a checklist. */
            readonly item: string;
            /** @description false: the item is not done after all. */
            readonly isDone: boolean;
        };
        /** @description Something to be done. */
        readonly ChecklistItem: {
            /** @description Id of an item of a checklist. */
            readonly id: string;
            /** @description What is to be done. */
            readonly text: string;
        };
        /** @description A comment on a case. */
        readonly CommentRequest: {
            /** @description Your text. It is erased with the customer, and is not in the audit log. */
            readonly text: string;
        };
        /** @description A listed party that the text may refer to, in short. */
        readonly CompactResult: {
            /** @description Id of the party. */
            readonly entityId: string;
            /** @description What the party is. */
            readonly entityType: components["schemas"]["EntityType"];
            readonly priority: components["schemas"]["Priority"];
            /** @description Name score plus or minus the points of the other evidence. Points, 0–100, one decimal. */
            readonly score: number;
            /** @description How well the names agree. Points, 0–100, one decimal. */
            readonly nameScore: number;
            /** @description The party’s main name. */
            readonly primaryName: string;
            /** @description The name that matched; null when only an identifier did. */
            readonly matchedName: components["schemas"]["MatchedName"] | null;
            /** @description Codes of the reasons. */
            readonly reasonCodes: readonly components["schemas"]["ReasonCode"][];
            /** @description Years of birth that lists give. */
            readonly birthYears: readonly number[];
            /** @description Nationalities and countries of addresses, ISO 3166-1 alpha-2. */
            readonly countries: readonly string[];
            /** @description Ids of the lists it is on. */
            readonly lists: readonly string[];
            /** @description The decision about this party for the externalRef: the latest one if every listing has the same verdict, otherwise null. Only if the request has an externalRef. It does not change score, priority or outcome. */
            readonly decision?: components["schemas"]["DecisionInForce"] | null;
            /** @description The rule of this installation that was applied, and its effect. Absent if there was none. */
            readonly rule?: components["schemas"]["AppliedRule"];
            /** @description Ids of its listings. */
            readonly listingIds: readonly string[];
        };
        /** @description A screening in short; GET /searches/{id} returns it in full. */
        readonly CompactSearchResponse: {
            /** @description Id of the recorded screening. */
            readonly searchId: string;
            /** @description The text as submitted. */
            readonly searchText: string;
            /**
             * Format: date-time
             * @description When it was screened.
             */
            readonly searchedAt: string;
            /** @description How the text was read. */
            readonly interpretedAs: readonly ("name" | "identifier" | "text")[];
            /** @description potential_match: results is not empty. no_match: nothing found in complete lists. insufficient_name: the name alone is too common, or the text names no party. incomplete: nothing found, but the request restricted the search, an identifier is not valid, or notCompared is not empty. demo: fictional sample data. Only a no_match with complete true may let a party pass. */
            readonly outcome: components["schemas"]["Outcome"];
            /** @description Whether all required official lists were loaded and fresh and no restriction could hide a result. */
            readonly complete: boolean;
            /** @description Parts of the request that were not compared. Without a result, the outcome is incomplete. */
            readonly notCompared: readonly components["schemas"]["NotCompared"][];
            /** @description Results on all pages: parties, not listings. */
            readonly total: number;
            /** @description Send it as cursor to get the next page; null on the last. Absent in screenings recorded before there were pages. */
            readonly nextCursor?: string | null;
            readonly suppressed: components["schemas"]["Suppressed"];
            readonly engine: components["schemas"]["EngineInfo"];
            /** @description How the request weakened the policy; with the member policy, how the named policy is weaker than the default. */
            readonly deviations: readonly components["schemas"]["Deviation"][];
            /**
             * @description Present if the policy names the token in completeFor, and everything that the policy searches was searched and compared in full. complete is unaffected.
             * @constant
             */
            readonly completeByPolicy?: true;
            /** @description Whether there are deviations; then complete is false. */
            readonly restricted: boolean;
            /** @description About how the text was read. */
            readonly warnings: readonly components["schemas"]["Warning"][];
            /** @description The day, time or version whose lists were searched, if the request named one. */
            readonly asOf?: string;
            /** @description Your reference, returned. */
            readonly externalRef?: string;
            /** @description Your purpose, returned. */
            readonly purpose?: string;
            /**
             * @description That this is the short answer. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly view: "compact";
            /** @description Best first. */
            readonly results: readonly components["schemas"]["CompactResult"][];
            /** @description Ids of the lists searched. */
            readonly listsSearched: readonly string[];
        };
        /** @description Two parties to compare in the same way as a search. */
        readonly CompareRequest: {
            readonly query: components["schemas"]["ComparedQuery"];
            readonly entity: components["schemas"]["ComparedEntity"];
            /** @description Name score from which a listing is a result. A value below the policy’s is stricter; a value above it is weaker and needs the scope search:override. */
            readonly threshold?: number;
            /** @description Name of a policy of this installation. A policy weaker than the default makes the answer restricted. Default: "default". */
            readonly policy?: string;
        };
        /** @description Similarity of two parties, and the reasons. */
        readonly CompareResponse: {
            /** @description How well the names agree. Points, 0–100, one decimal. */
            readonly nameScore: number;
            /** @description Name score plus or minus the points of the other evidence. Points, 0–100, one decimal. */
            readonly score: number;
            /** @description null: a search would not show it. */
            readonly priority: components["schemas"]["Priority"] | null;
            /** @description Name score from which a search would show it. */
            readonly threshold: number;
            /** @description Approximate score of the US Treasury’s own search; null if it does not read the script. */
            readonly ofacScoreEstimate: number | null;
            /** @description The name that matched best. */
            readonly matchedName: components["schemas"]["MatchedName"] | null;
            /** @description Reasons for and against a match. */
            readonly reasons: readonly components["schemas"]["Reason"][];
            readonly evidence: components["schemas"]["Evidence"];
            readonly engine: components["schemas"]["EngineInfo"];
        };
        /** @description The party it is compared with, as a list would describe it. */
        readonly ComparedEntity: {
            /** @description Its names, primary first. */
            readonly names: readonly string[];
            /** @description What it is. */
            readonly entityType?: components["schemas"]["EntityType"];
            /** @description The same as entityType, by a shorter name: give one of the two. */
            readonly type?: components["schemas"]["EntityType"];
            /** @description Birth dates. */
            readonly birthDates?: readonly string[];
            readonly gender?: components["schemas"]["Gender"];
            /** @description ISO 3166-1 alpha-2. */
            readonly countries?: readonly string[];
            /** @description Documents and numbers. */
            readonly identifiers?: readonly components["schemas"]["QueryIdentifier"][];
        };
        /** @description The party that would be screened. */
        readonly ComparedQuery: {
            /** @description A name in any script and order, several words around a name, an identifier (passport, IMO, BIC, LEI, tax number, crypto address), or a longer text in which listed names are found wherever they appear. */
            readonly searchText: string;
            /**
             * @description What the party is. Orders results; never hides one. Default: "any".
             * @enum {string}
             */
            readonly entityType?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "any";
            /**
             * @description The same as entityType, by a shorter name: give one of the two.
             * @enum {string}
             */
            readonly type?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "any";
            /** @description Birth date: YYYY-MM-DD, YYYY-MM, YYYY, "7 Oct 1952", "07.10.1952", "Oct 1952", "circa 1952", "1950 to 1952". "10/07/1952" counts as both days it may be. From 1850 on, not in the future. A conflict lowers the score and is reported; it hides nothing. */
            readonly birthDate?: string;
            /** @description Gender of the person. */
            readonly gender?: components["schemas"]["Gender"];
            /** @description Countries of the party in any role (nationality, residence, registration), ISO 3166-1 alpha-2. */
            readonly countries?: readonly string[];
            /** @description Identifiers of the party. A listing with one of them is a result whatever the name. */
            readonly identifiers?: readonly components["schemas"]["QueryIdentifier"][];
            /** @description Addresses as one line each. */
            readonly addresses?: readonly string[];
            /** @description Other names of the same party; each is screened as a separate reading. */
            readonly aliases?: readonly string[];
        };
        /** @description A person’s confirmation of the date. */
        readonly ConfirmClockRequest: {
            /**
             * Format: date
             * @description The date of today, UTC, from another source.
             */
            readonly today: string;
        };
        /** @description An operator’s confirmation that listings, or all their earlier names, were removed. */
        readonly ConfirmRemovalsRequest: {
            /** @description Why the removal is confirmed; stored in the audit log. */
            readonly text: string;
            /** @description Only these; all held listings if absent. */
            readonly listings?: readonly string[];
        };
        /** @description Proof that the app has the secret. */
        readonly ConfirmTotpRequest: {
            /** @description A code of the authenticator app. */
            readonly code: string;
        };
        /** @description The party that recorded screenings are searched for. */
        readonly CreateLookbackRequest: {
            /** @description The party to search for. Either this or entityId. */
            readonly entity?: components["schemas"]["ComparedEntity"];
            /** @description A listed party to search for, by its id or that of one of its listings: names and facts are taken from the lists. Either this or entity. */
            readonly entityId?: string;
            /**
             * Format: date-time
             * @description Only screenings from this moment on.
             */
            readonly from?: string;
            /**
             * Format: date-time
             * @description Only screenings before this moment.
             */
            readonly to?: string;
            /** @description Name score from which a listing is a result. A value below the policy’s is stricter; a value above it is weaker and needs the scope search:override. */
            readonly threshold?: number;
            /** @description Reason for the lookback. */
            readonly text?: string;
        };
        /** @description The token to create. */
        readonly CreateTokenRequest: {
            /** @description What the token is for. */
            readonly name: string;
            /** @description Its scopes; never more than your own. Default: ["search:write","search:read","lists:read","compat"]. */
            readonly scopes?: readonly components["schemas"]["Scope"][];
            /** @description Days until it expires. Default: 365. */
            readonly expiresInDays?: number;
            /** @description Addresses it works from; an empty list means anywhere. If a token creates it: the addresses of that token, unless narrower. Default: []. */
            readonly addresses?: readonly string[];
        };
        /** @description The webhook to create. */
        readonly CreateWebhookRequest: {
            /** @description Where events are sent: https, to a public address; http and private addresses only if the operator allows them; or mailto: and a mail address, if the operator set up mail. */
            readonly url: string;
            /** @description Types of events that it gets. */
            readonly events: readonly ("customer.status_changed" | "customer.alerted" | "customer.watch_changed" | "watch.run_ended" | "case.opened" | "case.state_changed" | "case.changed" | "case.assigned" | "case.escalated" | "case.commented" | "batch.done" | "batch.failed" | "list.updated" | "list.held" | "list.stale" | "list.format_changed" | "token.expiring" | "webhook.disabled")[];
            /** @description What it is for. */
            readonly description?: string;
            /** @description For mail: when to send one mail with the events of a day; null: send mails at once. Default: null. */
            readonly digest?: components["schemas"]["MailDigest"] | null;
            /** @description For mail: whether it contains your references of customers. Default: false. */
            readonly withReferences?: boolean;
        };
        /** @description A new invitation with its one-time link. */
        readonly CreatedInvitation: {
            /** @description Id of the invitation; not secret. */
            readonly id: string;
            /** @description User name that it is for. */
            readonly name: string;
            readonly role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt: string;
            /** @description Who made it. */
            readonly createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When its link stops working.
             */
            readonly expiresAt: string;
            /** @description The one-time link, relative to the address of this installation; shown only once. */
            readonly path: string;
        };
        /** @description A new API token with its secret. */
        readonly CreatedToken: {
            /** @description Id of the token; not secret. */
            readonly id: string;
            /** @description What the token is for. */
            readonly name: string;
            /** @description Its first characters, to recognise it. */
            readonly hint: string;
            /** @description What it may do. */
            readonly scopes: readonly components["schemas"]["Scope"][];
            /**
             * @description Whether it works.
             * @enum {string}
             */
            readonly status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When it was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working; no later than a token that it descends from.
             */
            readonly expiresAt: string;
            /** @description When it was last used; null if never. */
            readonly lastUsedAt: string | null;
            /** @description When it, or a token that it descends from, was revoked; null if none was. */
            readonly revokedAt: string | null;
            /** @description The user responsible for it; null if it was created on the command line. */
            readonly owner: components["schemas"]["Actor"] | null;
            /** @description Id of the token that created it; null if a person did. */
            readonly parent: string | null;
            /** @description Addresses it works from; empty for anywhere. */
            readonly addresses: readonly string[];
            /** @description Id of the token that it replaced by rotation, or null. */
            readonly replaces: string | null;
            /** @description Id of the token that replaced it by rotation, or null. */
            readonly replacedBy: string | null;
            /** @description The secret, shown only once. Send it as "Authorization: Bearer …". */
            readonly token: string;
        };
        /** @description A webhook with its secret. */
        readonly CreatedWebhook: {
            /** @description Id of the webhook. */
            readonly id: string;
            /** @description Where events are sent: https, to a public address; http and private addresses only if the operator allows them; or mailto: and a mail address, if the operator set up mail. */
            readonly url: string;
            /** @description Types of events that it gets. */
            readonly events: readonly ("customer.status_changed" | "customer.alerted" | "customer.watch_changed" | "watch.run_ended" | "case.opened" | "case.state_changed" | "case.changed" | "case.assigned" | "case.escalated" | "case.commented" | "batch.done" | "batch.failed" | "list.updated" | "list.held" | "list.stale" | "list.format_changed" | "token.expiring" | "webhook.disabled")[];
            /** @description What it is for. */
            readonly description: string;
            /** @description For mail: when to send one mail with the events of a day; null: send mails at once. */
            readonly digest: components["schemas"]["MailDigest"] | null;
            /** @description For mail: whether it contains your references of customers. */
            readonly withReferences: boolean;
            /**
             * @description Whether events are sent to it.
             * @enum {string}
             */
            readonly state: "on" | "off" | "disabled";
            /**
             * Format: date-time
             * @description When it was created.
             */
            readonly createdAt: string;
            readonly createdBy: components["schemas"]["Actor"];
            /** @description Until when the previous secret also signs; null if none does. */
            readonly previousSecretUntil: string | null;
            /** @description Waiting or retried deliveries that you may see. */
            readonly waitingCount: number;
            /** @description Deliveries of the last 30 days that you may see and that failed for good. */
            readonly failedCount: number;
            /** @description Secret that signs requests, shown only once: whsec_ and the key in base 64. */
            readonly secret: string;
        };
        /** @description A customer under watch. */
        readonly Customer: {
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /** @description Your reference of the customer; white space at its ends is removed. */
            readonly externalRef: string;
            /** @description Your name of a group of customers. */
            readonly group: string;
            /**
             * @description waiting: not screened since it was added or changed. clear: nothing found. alert: a listed party was found and is not decided. decided: every found party is decided. not_screened: could not be screened or compared in full, or the name says too little and finds nothing; see why.
             * @enum {string}
             */
            readonly status: "waiting" | "clear" | "alert" | "decided" | "not_screened";
            /**
             * Format: date-time
             * @description Since when.
             */
            readonly statusSince: string;
            /** @description For not_screened: an outcome or the code of an error. */
            readonly why: string | null;
            /**
             * @description Whether it is screened again.
             * @enum {string}
             */
            readonly watch: "on" | "off" | "ended";
            /**
             * Format: date-time
             * @description Since when.
             */
            readonly watchSince: string;
            /** @description Why the watch was stopped, ended or begun. */
            readonly watchReason: string | null;
            /** @description Why it is to be screened next; null if it is not. */
            readonly due: ("added" | "changed" | "began" | "asked" | "policy" | "decision" | "lists") | null;
            /** @description The batch whose file was declared the whole book and does not have it: its leaving is not approved yet. */
            readonly leaving: string | null;
            /** @description The customer, then its related parties. */
            readonly parties: readonly components["schemas"]["ScreenedParty"][];
            /** @description Parts of your record that were not sent: the customer is then never clear. */
            readonly leftOut: readonly string[];
            /** @description As sent; null if none was. */
            readonly purpose: string | null;
            /**
             * Format: date-time
             * @description When it was added.
             */
            readonly addedAt: string;
            /**
             * Format: date-time
             * @description When its data last changed.
             */
            readonly changedAt: string;
            /** @description When it was last screened on its own. */
            readonly screenedAt: string | null;
        };
        /** @description An alert about a customer. */
        readonly CustomerAlerted: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /**
             * @description A screening found something that needs a decision. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "customer.alerted";
            /** @description What is new. */
            readonly news: readonly ("new_party" | "new_listing" | "stronger" | "listing_changed" | "reopened")[];
            /** @description The last recorded screening of each party. */
            readonly searches: readonly string[];
        };
        /** @description A customer to keep under watch. */
        readonly CustomerData: {
            /** @description Your reference of the customer; white space at its ends is removed. */
            readonly externalRef: string;
            /** @description A name in any script and order, several words around a name, an identifier (passport, IMO, BIC, LEI, tax number, crypto address), or a longer text in which listed names are found wherever they appear. */
            readonly searchText: string;
            /**
             * @description What the party is. Orders results; never hides one. Default: "any".
             * @enum {string}
             */
            readonly entityType?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "any";
            /**
             * @description The same as entityType, by a shorter name: give one of the two.
             * @enum {string}
             */
            readonly type?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "any";
            /** @description Birth date: YYYY-MM-DD, YYYY-MM, YYYY, "7 Oct 1952", "07.10.1952", "Oct 1952", "circa 1952", "1950 to 1952". "10/07/1952" counts as both days it may be. From 1850 on, not in the future. A conflict lowers the score and is reported; it hides nothing. */
            readonly birthDate?: string;
            /** @description Gender of the person. */
            readonly gender?: components["schemas"]["Gender"];
            /** @description Countries of the party in any role (nationality, residence, registration), ISO 3166-1 alpha-2. */
            readonly countries?: readonly string[];
            /** @description Identifiers of the party. A listing with one of them is a result whatever the name. */
            readonly identifiers?: readonly components["schemas"]["QueryIdentifier"][];
            /** @description Addresses as one line each. */
            readonly addresses?: readonly string[];
            /** @description Other names of the same party; each is screened as a separate reading. */
            readonly aliases?: readonly string[];
            /** @description Owners, directors, spouses, vessels: each is also screened. */
            readonly related?: readonly components["schemas"]["RelatedParty"][];
            /** @description Your name of a group of customers. */
            readonly group?: string;
            /** @description Why the customer is screened; recorded with each screening. */
            readonly purpose?: string;
            /** @description Parts of your record of the party, or of related parties, that this request leaves out, such as headings of columns. The answer names them and is never complete. */
            readonly leftOut?: readonly string[];
        };
        /** @description A group of customers. */
        readonly CustomerGroup: {
            /** @description Your name of a group of customers. */
            readonly name: string;
            /** @description Name of the policy that its customers are screened under. */
            readonly policy: string;
            /** @description Days between full runs over its customers, besides changes. */
            readonly fullEveryDays: number;
            /** @description Days for which its customers are kept after their relationship ended; null: as long as screenings with results. */
            readonly keepEndedDays: number | null;
            /** @description Who may see its customers, besides administrators: roles, users and tokens. Others cannot see that they exist. null: everybody who may see customers. */
            readonly members: readonly string[] | null;
            /** @description Id of the last full run over it; null before the first. */
            readonly fullRun: string | null;
            /** @description When the next one is due; null before the first. */
            readonly fullDueAt: string | null;
            /** @description Customers under watch in it. */
            readonly customerCount: number;
            /** @description Customers by status. */
            readonly counts: {
                readonly [key: string]: number;
            };
            /** @description When it was last set; null if never. */
            readonly savedAt: string | null;
            /** @description Who set it. */
            readonly savedBy: components["schemas"]["Actor"] | null;
        };
        /** @description Groups of customers. */
        readonly CustomerGroups: {
            /** @description The groups, by name. */
            readonly items: readonly components["schemas"]["CustomerGroup"][];
            /** @description Always null: all are on one page. */
            readonly nextCursor: string | null;
        };
        /** @description A page of customers. */
        readonly CustomerPage: {
            /** @description Newest first; with a status, longest in that status first. */
            readonly items: readonly components["schemas"]["Customer"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description A customer as you refer to it. */
        readonly CustomerReference: {
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /** @description Your reference. */
            readonly externalRef: string;
        };
        /** @description The status of a customer changed. */
        readonly CustomerStatusChanged: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /**
             * @description The status of a customer changed. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "customer.status_changed";
            /**
             * @description The status before.
             * @enum {string}
             */
            readonly from: "waiting" | "clear" | "alert" | "decided" | "not_screened";
            /**
             * @description The status after.
             * @enum {string}
             */
            readonly to: "waiting" | "clear" | "alert" | "decided" | "not_screened";
            /** @description The last recorded screening of each party. */
            readonly searches: readonly string[];
        };
        /** @description The watch of a customer changed. */
        readonly CustomerWatchChanged: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /**
             * @description The watch of a customer was stopped, ended or begun. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "customer.watch_changed";
            /**
             * @description Its new state.
             * @enum {string}
             */
            readonly watch: "on" | "off" | "ended";
        };
        /** @description One verdict with one reason about every open listing of cases; at most 500 decisions. */
        readonly DecideCasesRequest: {
            /** @description Ids of cases: all of them, or none. */
            readonly cases: readonly string[];
            readonly verdict: components["schemas"]["Verdict"];
            readonly reason: components["schemas"]["DecisionReason"];
            /** @description Your text. It is erased with the screening; the audit log has only its digest. */
            readonly text?: string;
        };
        /** @description One verdict with one reason about hits of several screenings. */
        readonly DecideManyRequest: {
            /** @description Screenings, each once, in the order of the decisions; at most 500 decisions are made. */
            readonly hits: readonly components["schemas"]["HitsOfSearch"][];
            readonly verdict: components["schemas"]["Verdict"];
            readonly reason: components["schemas"]["DecisionReason"];
            /** @description Your text. It is erased with the screening; the audit log has only its digest. */
            readonly text?: string;
        };
        /** @description A decision to make. */
        readonly DecideRequest: {
            /** @description Listings that the screening found; one decision is made for each. */
            readonly listings: readonly string[];
            readonly verdict: components["schemas"]["Verdict"];
            readonly reason: components["schemas"]["DecisionReason"];
            /** @description Your text. It is erased with the screening; the audit log has only its digest. */
            readonly text?: string;
        };
        /** @description A decision about one listing that a screening found. */
        readonly Decision: {
            /** @description Id of the decision. */
            readonly id: string;
            /** @description The screening that it was made on. */
            readonly searchId: string;
            /** @description Your reference of the party, for which it holds in later answers; null if it is about one screening. */
            readonly externalRef: string | null;
            /** @description Id of the listing. */
            readonly listing: string;
            /** @description The result that showed the listing. */
            readonly entityId: string;
            /** @description Hash of the listing at the time of the answer. */
            readonly recordHash: string;
            readonly verdict: components["schemas"]["Verdict"];
            readonly reason: components["schemas"]["DecisionReason"];
            /**
             * @description proposed: needs a second person. in_force: counts. expired: not answered in time, the hit is open again. superseded: replaced by a later decision. At most one decision about a party and a listing is in force.
             * @enum {string}
             */
            readonly state: "proposed" | "in_force" | "rejected" | "revoked" | "expired" | "superseded";
            /** @description For a decision in force that no longer applies to its listing, because the case was reopened: when and why. Otherwise null. */
            readonly reopened: components["schemas"]["Reopened"] | null;
            /** @description For a proposal; otherwise null. */
            readonly waits: components["schemas"]["DecisionWaits"] | null;
            /** @description Its events, in order. */
            readonly events: readonly components["schemas"]["DecisionEvent"][];
        };
        /** @description An event of a decision. Events are appended, never changed. */
        readonly DecisionEvent: {
            /**
             * @description What happened. The first is proposed if a second person must approve, otherwise decided. expired: the proposal was not answered in time.
             * @enum {string}
             */
            readonly kind: "decided" | "proposed" | "approved" | "rejected" | "revoked" | "expired";
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Who did it. */
            readonly by: components["schemas"]["Actor"];
            /** @description The text entered with it. */
            readonly text: string | null;
        };
        /** @description What was decided about a listing for this externalRef. */
        readonly DecisionInForce: {
            /** @description Id of the decision. */
            readonly id: string;
            /** @description Id of the listing. */
            readonly listing: string;
            readonly verdict: components["schemas"]["Verdict"];
            readonly reason: components["schemas"]["DecisionReason"];
            /** @description Who decided. */
            readonly by: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it came into force.
             */
            readonly at: string;
        };
        /** @description A page of decisions on hits. */
        readonly DecisionPage: {
            /** @description The decisions, the newest first. */
            readonly items: readonly components["schemas"]["Decision"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /**
         * @description Why, as a code. identifier_agrees: A document or number is the same. details_agree: Birth date, place or address agree with the listing. confirmed_by_party: The party or its documents confirmed it. different_birth_date: The birth date differs. different_country: Nationality, residence or place of birth differs. different_identifier: A document or number differs. different_gender: The gender differs. different_type: The party is of another kind, such as a company. different_name: The names differ when read in full. not_a_party: The text names no party here, such as a street or a product. information_missing: More information about the party is needed. referred: It was referred to someone else. other: Another reason, given in the text.
         * @enum {string}
         */
        readonly DecisionReason: "identifier_agrees" | "details_agree" | "confirmed_by_party" | "different_birth_date" | "different_country" | "different_identifier" | "different_gender" | "different_type" | "different_name" | "not_a_party" | "information_missing" | "referred" | "other";
        /** @description The person a proposal is assigned to, and its deadline. */
        readonly DecisionWaits: {
            /** @description Who it was handed over to; null: anybody who may approve. */
            readonly for: components["schemas"]["Actor"] | null;
            /** @description When it expires; null if no policy sets a time. */
            readonly until: string | null;
        };
        /** @description Decisions on hits. */
        readonly Decisions: {
            /** @description The decisions. */
            readonly items: readonly components["schemas"]["Decision"][];
            /** @description Always null: all are on one page. */
            readonly nextCursor: string | null;
        };
        /** @description The operator declared the file of the list current, so its age is ignored. Absent for other lists. */
        readonly DeclaredCurrent: {
            /**
             * Format: date-time
             * @description End of the declaration.
             */
            readonly until: string;
            /** @description Seconds since the publication date inside the file; null if unknown. */
            readonly fileAgeSeconds: number | null;
        };
        /** @description A listing that was removed and has not returned. Its name is null if it was removed before names of removed listings were stored. */
        readonly DelistedListing: {
            /** @description Id of the listing. */
            readonly listing: string;
            /** @description Its main name; null if unknown. */
            readonly primaryName: string | null;
            /** @description What the party is. */
            readonly entityType: components["schemas"]["EntityType"];
            /** @description Whether it is still in the publisher’s file, as delisted: searched with includeDelisted. */
            readonly inFile: boolean;
            /**
             * Format: date-time
             * @description When searches stopped using it.
             */
            readonly at: string;
        };
        /** @description Listings that are no longer on a list, from all versions known here. */
        readonly DelistedListings: {
            /** @description How many there are in all. */
            readonly total: number;
            /** @description The latest removal first. */
            readonly items: readonly components["schemas"]["DelistedListing"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description A page of the delivery log. */
        readonly Deliveries: {
            /** @description The newest first. */
            readonly items: readonly components["schemas"]["Delivery"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description An event for a webhook, and its attempts. */
        readonly Delivery: {
            /** @description Id of the delivery: webhook-id of its requests. */
            readonly id: string;
            /** @description Type of the event. */
            readonly type: string;
            /** @description Id of the event in GET /events. */
            readonly event: string;
            /** @description Id of its subject. Later events of the same subject wait for earlier ones. */
            readonly about: string;
            /**
             * @description State of the delivery.
             * @enum {string}
             */
            readonly state: "waiting" | "delivered" | "failed";
            /**
             * Format: date-time
             * @description When it was queued.
             */
            readonly createdAt: string;
            /** @description When it is tried next; null if it is over. */
            readonly dueAt: string | null;
            /** @description The last attempts, oldest first. */
            readonly tries: readonly components["schemas"]["DeliveryTry"][];
        };
        /** @description A try. */
        readonly DeliveryTry: {
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description HTTP status, or reply code of the mail server; null if there was no answer. */
            readonly status: number | null;
            /** @description Why it failed; null if it did not fail. */
            readonly problem: string | null;
            /** @description How long it took, in milliseconds. */
            readonly durationMs: number;
        };
        /** @description A request or policy that may hide results. */
        readonly Deviation: {
            /** @description Member of the request or policy. */
            readonly member: string;
            /** @description What it could hide. */
            readonly text: string;
        };
        /** @description A search, and the party that it should find: either expectedEntityId or expectedName. */
        readonly DiagnoseRequest: {
            /** @description A name in any script and order, several words around a name, an identifier (passport, IMO, BIC, LEI, tax number, crypto address), or a longer text in which listed names are found wherever they appear. */
            readonly searchText: string;
            /**
             * @description What the party is. Orders results; never hides one. Default: "any".
             * @enum {string}
             */
            readonly entityType?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "any";
            /**
             * @description The same as entityType, by a shorter name: give one of the two.
             * @enum {string}
             */
            readonly type?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "any";
            /** @description Birth date: YYYY-MM-DD, YYYY-MM, YYYY, "7 Oct 1952", "07.10.1952", "Oct 1952", "circa 1952", "1950 to 1952". "10/07/1952" counts as both days it may be. From 1850 on, not in the future. A conflict lowers the score and is reported; it hides nothing. */
            readonly birthDate?: string;
            /** @description Gender of the person. */
            readonly gender?: components["schemas"]["Gender"];
            /** @description Countries of the party in any role (nationality, residence, registration), ISO 3166-1 alpha-2. */
            readonly countries?: readonly string[];
            /** @description Identifiers of the party. A listing with one of them is a result whatever the name. */
            readonly identifiers?: readonly components["schemas"]["QueryIdentifier"][];
            /** @description Addresses as one line each. */
            readonly addresses?: readonly string[];
            /** @description Other names of the same party; each is screened as a separate reading. */
            readonly aliases?: readonly string[];
            /** @description Name of a policy of this installation. A policy weaker than the default makes the answer restricted. Default: "default". */
            readonly policy?: string;
            /** @description Only these lists. Fewer than the policy’s needs search:override and makes the answer restricted. */
            readonly lists?: readonly string[];
            /** @description Only listings under one of these programmes, as the publisher writes them. Needs search:override. */
            readonly programs?: readonly string[];
            /** @description Only listings with one of these legal effects; listings of unknown effect always stay. Needs search:override. */
            readonly effects?: readonly components["schemas"]["Effect"][];
            /** @description Also show parties that a list no longer carries as active. Default: false. */
            readonly includeDelisted?: boolean;
            /** @description Name score from which a listing is a result. A value below the policy’s is stricter; a value above it is weaker and needs the scope search:override. */
            readonly threshold?: number;
            /** @description Maximum results shown; suppressed.overLimitCount counts the rest, nextCursor leads to them. */
            readonly limit?: number;
            /** @description Id of the party, or of any of its listings. */
            readonly expectedEntityId?: string;
            /** @description Instead of an id: the listing with the best matching name. */
            readonly expectedName?: string;
        } & (unknown | unknown);
        /** @description Why a party was found or not. */
        readonly DiagnoseResponse: {
            /**
             * @description The stage at which the party drops out.
             * @enum {string}
             */
            readonly stage: "not_listed" | "filtered" | "unscreenable" | "not_in_text" | "retrieval" | "threshold" | "weak_alias" | "effect_rule" | "limit" | "found";
            /** @description Whether the search shows it. */
            readonly found: boolean;
            /** @description Its rank among all results. */
            readonly rank: number | null;
            /** @description Id of the party; null if it is not loaded. */
            readonly entityId: string | null;
            /** @description What it is. */
            readonly entityType: components["schemas"]["EntityType"] | null;
            /** @description Its main name. */
            readonly primaryName: string | null;
            /** @description Name score from which the search shows a party. */
            readonly threshold: number;
            /** @description Best of its names. Points, 0–100, one decimal. */
            readonly nameScore: number | null;
            /** @description Highest threshold at which a search shows it, with the other changes; null if no threshold does. */
            readonly foundAt: number | null;
            /** @description The search, step by step. */
            readonly steps: readonly components["schemas"]["DiagnosisStep"][];
            /** @description What would have to change, verified by a search; null if no change of the policy finds it. */
            readonly changes: readonly components["schemas"]["DiagnosisChange"][] | null;
            /** @description Its listings. */
            readonly listings: readonly components["schemas"]["DiagnosedListing"][];
            /** @description The lists they are on, in the version loaded. */
            readonly lists: readonly components["schemas"]["ListUsed"][];
            /** @description How the query was read. */
            readonly readings: readonly components["schemas"]["DiagnosedReading"][];
            /** @description Its names, best first. */
            readonly names: readonly components["schemas"]["DiagnosedName"][];
            readonly engine: components["schemas"]["EngineInfo"];
        };
        /** @description A listing of the party, and whether the search includes it. */
        readonly DiagnosedListing: {
            /** @description Id of the listing. */
            readonly id: string;
            /** @description Its list. */
            readonly list: string;
            /** @description Whether the publisher has ended it. */
            readonly delisted: boolean;
            /** @description Which part of the policy excludes it. */
            readonly leftOutBy: readonly ("includeDelisted" | "lists" | "effects" | "programs")[];
        };
        /** @description One listed name of the party, compared with the query. */
        readonly DiagnosedName: {
            /** @description The name as published. */
            readonly value: string;
            readonly kind: components["schemas"]["NameKind"];
            readonly quality: components["schemas"]["NameQuality"];
            /** @description ISO 15924 code of its script. */
            readonly script: string;
            /** @description Id of the listing that carries it. */
            readonly listing: string;
            /** @description How well it agrees. Points, 0–100, one decimal. */
            readonly nameScore: number;
            /** @description Index in readings of the one that matches it best. */
            readonly reading: number;
            /** @description Whether retrieval found it. */
            readonly retrieved: boolean;
            /** @description Whether a comparison with every word, without retrieval, gives the same score. */
            readonly complete: boolean;
            /** @description Whether such a name makes a result on its own. */
            readonly alerts: boolean;
            /** @description Why it is kept below high. */
            readonly limit: string | null;
            /** @description Matched words. */
            readonly tokens: readonly components["schemas"]["TokenEvidence"][];
            /** @description Unmatched words, most expensive first. */
            readonly costs: readonly components["schemas"]["NameCost"][];
        };
        /** @description One way the query was read. */
        readonly DiagnosedReading: {
            /**
             * @description How it was read.
             * @enum {string}
             */
            readonly kind: "name" | "identifier" | "text";
            /** @description The text that spans refer to. */
            readonly text: string;
            /** @description Whether a search uses this reading. */
            readonly used: boolean;
            /** @description Too little to identify one party. */
            readonly insufficient: boolean;
            /** @description Its words. */
            readonly tokens: readonly components["schemas"]["DiagnosedToken"][];
        };
        /** @description One word as the engine read it. */
        readonly DiagnosedToken: {
            /** @description The word as normalised. */
            readonly text: string;
            /** @description Its role in a name. */
            readonly role: string;
            /** @description Weight of agreement on it, in bits. */
            readonly bits: number;
            /** @description What else it may mean. */
            readonly readings: readonly string[];
        };
        /** @description A change after which the search shows the party. */
        readonly DiagnosisChange: {
            /**
             * @description Member of the request or policy.
             * @enum {string}
             */
            readonly member: "includeDelisted" | "lists" | "effects" | "programs" | "threshold" | "limit" | "weakAliases";
            /** @description The required value as it is written, such as 61.2 or true; null: absent. */
            readonly value: string | null;
            /** @description The change in plain English. */
            readonly text: string;
        };
        /** @description One step of the search for the party. */
        readonly DiagnosisStep: {
            /**
             * @description What the search does here.
             * @enum {string}
             */
            readonly step: "listed" | "filters" | "reading" | "retrieval" | "name_score" | "gates" | "change";
            /** @description Whether the party passes; null if the step does not decide. */
            readonly passed: boolean | null;
            /** @description What happened, in plain English. */
            readonly text: string;
        };
        /**
         * @description Legal effect of a listing.
         * @enum {string}
         */
        readonly Effect: "asset_freeze" | "sectoral" | "securities" | "correspondent" | "export_control" | "travel" | "debarment" | "pep" | "unknown";
        /** @description Listings of one legal effect. */
        readonly EffectCount: {
            /** @description What they are listed for. */
            readonly effect: components["schemas"]["Effect"];
            /** @description How many, without delisted ones. */
            readonly listingCount: number;
        };
        /** @description When a party that is listed for one effect only is a result. A matching identifier always makes it one. */
        readonly EffectRule: {
            /** @description Name score from which it is a result; the policy’s threshold also applies. */
            readonly threshold?: number;
            /**
             * @description It is never high.
             * @constant
             */
            readonly priority?: "review";
            /** @description Further conditions for a result: full_name, a name that agrees in full; no_conflict, no conflicting fact of the listing; second_fact, a birth date, number, country or address that agrees. */
            readonly needs?: readonly ("full_name" | "no_conflict" | "second_fact")[];
        };
        /** @description How the effect of a finding moves a score. */
        readonly EffectScale: {
            /** @description Bits of agreement at which an effect is as stated. */
            readonly at: number;
            /** @description Bits of agreement below which the effect is constant. */
            readonly least: number;
            /** @description Bits of agreement above which the effect is constant. */
            readonly most: number;
            /** @description Least share of the points above the threshold that a finding leaves. */
            readonly leaves: number;
            /** @description Bits of agreement from which it leaves that share. */
            readonly leavesAt: number;
            /** @description Bits from which a finding counts against a name that is also found in a text. */
            readonly doubt: number;
            /** @description Points above which a score for review is compressed. Points, 0–100, one decimal. */
            readonly reviewFrom: number;
            /** @description Share of the scale between 100 and certainty. */
            readonly room: number;
        };
        /** @description Which engine, model and policy the answer is from. */
        readonly EngineInfo: {
            /** @description Version of the scoring engine. */
            readonly version: string;
            /** @description Hash of the frozen model. */
            readonly modelHash: string;
            /** @description Name of the policy. */
            readonly policy: string;
            /** @description Hash of the policy in force, including the changes in the request. */
            readonly policyHash: string;
            /** @description Hash of the policy before the request changed it; GET /policies/{name}/versions/{hash} reads it. */
            readonly basePolicyHash: string;
            /** @description Name score from which a listing is a result. */
            readonly threshold: number;
            /** @description Milliseconds the engine took. */
            readonly tookMs: number;
        };
        /** @description A second factor that log-ins now require. */
        readonly EnrolledFactor: {
            /** @description Recovery codes, shown only once, if it is the first factor; otherwise null: existing codes still work. */
            readonly recoveryCodes: readonly string[] | null;
        };
        /** @description A listed party and the facts of its listings. */
        readonly Entity: {
            /** @description Id of the party: that of its first listing. */
            readonly entityId: string;
            /** @description What the party is. */
            readonly entityType: components["schemas"]["EntityType"];
            /** @description The party’s main name. */
            readonly primaryName: string;
            /** @description Records shown as this party. */
            readonly listings: readonly components["schemas"]["Listing"][];
            /** @description Why the listings are one party: one entry for each listing except the first. */
            readonly joinedBy: readonly components["schemas"]["PartyTie"][];
            /** @description Decisions of operators about its listings that are in force. */
            readonly decisions: readonly components["schemas"]["PartyDecision"][];
            readonly identity: components["schemas"]["Identity"];
            /** @description All names except the primary one. */
            readonly aliases: readonly components["schemas"]["ListedName"][];
            /** @description Birth dates. */
            readonly birthDates: readonly components["schemas"]["ListedDate"][];
            /** @description Birth places. */
            readonly birthPlaces: readonly components["schemas"]["ListedPlace"][];
            /** @description Nationalities, ISO 3166-1 alpha-2. */
            readonly nationalities: readonly string[];
            /** @description Addresses. */
            readonly addresses: readonly components["schemas"]["ListedPlace"][];
            /** @description Documents and numbers. */
            readonly identifiers: readonly components["schemas"]["ListedIdentifier"][];
            /** @description Offices held. */
            readonly positions: readonly string[];
            /** @description Ties to other parties. */
            readonly relations: readonly components["schemas"]["ListedRelation"][];
            /** @description The publishers’ free text. */
            readonly remarks: readonly {
                /** @description The publisher’s words. */
                readonly text: string;
                /** @description Id of the listing that states it. */
                readonly listing: string;
            }[];
        };
        /** @description The history of a listed party in the versions known here. */
        readonly EntityHistory: {
            /** @description Oldest first. Removing a whole list from service is not an event. */
            readonly items: readonly components["schemas"]["ListingEvent"][];
            /** @description Always null: everything is returned at once. */
            readonly nextCursor: string | null;
        };
        /** @description Owners of a party, and the result of each ownership rule. */
        readonly EntityOwnership: {
            readonly party: components["schemas"]["NamedParty"];
            /** @description One finding for each rule. */
            readonly rules: readonly components["schemas"]["OwnershipFinding"][];
            /** @description Every known stake in the party, including those that do not count. */
            readonly owners: readonly components["schemas"]["OwnershipStake"][];
            /** @description What the party holds itself. */
            readonly holdings: readonly {
                readonly stake: components["schemas"]["OwnershipStake"];
                /** @description Rules that the stake meets. */
                readonly met: readonly ("ofac" | "eu" | "uk")[];
            }[];
            /** @description Every party that a stake names. */
            readonly parties: readonly components["schemas"]["NamedParty"][];
            /** @description False if more owners or holdings are known than were followed. */
            readonly complete: boolean;
        };
        /** @description A tie between this party and another. */
        readonly EntityRelation: {
            /**
             * @description from: stated by a listing of this party. to: stated by a listing of the other party; the role is the other party’s.
             * @enum {string}
             */
            readonly direction: "from" | "to";
            /** @description The publisher’s word. */
            readonly kind: string;
            /**
             * @description What the word means. Only the roles with "own" in them are ownership; linked is not.
             * @enum {string}
             */
            readonly role: "owned_by" | "owns" | "owned_or_controlled_by" | "owns_or_controls" | "owner_or_operator" | "acting_for" | "leads" | "family" | "associate" | "supports" | "linked" | "other";
            /** @description Name of the other party, as published. */
            readonly name: string | null;
            /** @description The other party, where the publisher gives its id and it is loaded. Names are not looked up. */
            readonly party: components["schemas"]["NamedParty"] | null;
            /** @description Per cent owned, as published. */
            readonly share: string | null;
            /** @description Whether it has ended. */
            readonly former: boolean;
            /** @description Id of the listing that states it. */
            readonly listing: string;
        };
        /** @description Ties of a listed party, by any listing. */
        readonly EntityRelations: {
            /** @description Id of the party. */
            readonly entityId: string;
            /** @description Its main name. */
            readonly primaryName: string;
            /** @description Relations stated by this party come first. */
            readonly items: readonly components["schemas"]["EntityRelation"][];
            /** @description There is one page. */
            readonly nextCursor: string | null;
        };
        /**
         * @description What a party is.
         * @enum {string}
         */
        readonly EntityType: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "unknown";
        /** @description Screenings with an external reference. */
        readonly EraseReference: {
            /**
             * @description Screenings with an external reference. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "external_ref";
            /** @description The reference. */
            readonly externalRef: string;
        };
        /** @description Records to erase permanently. */
        readonly EraseRequest: {
            readonly selection: components["schemas"]["ErasureSelection"];
            /** @description Count from the preview. If it differs now, nothing is erased. */
            readonly expectedCount: number;
            /**
             * @description Legal basis of the erasure; it is recorded.
             * @enum {string}
             */
            readonly legalBasis: "data_subject_request" | "court_order" | "other";
            /** @description Your reference of the request, such as a number. It is recorded permanently: do not give a name. */
            readonly reference: string;
            /** @description Why records younger than the minimum are erased anyway; it is recorded permanently: do not give a name. */
            readonly overrideFloor?: string;
        };
        /** @description Single screenings. */
        readonly EraseSearches: {
            /**
             * @description Single screenings. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "searches";
            /** @description The screenings. */
            readonly searchIds: readonly string[];
        };
        /** @description Screenings with a text in their request. */
        readonly EraseText: {
            /**
             * @description Screenings with a text in their request. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "text";
            /** @description The text, such as a name. It is not recorded. */
            readonly text: string;
        };
        /** @description What was erased. */
        readonly Erasure: {
            /** @description Screenings that were erased. */
            readonly erasedCount: number;
            /** @description Lookbacks for the text that were erased with them. */
            readonly lookbackCount: number;
            /** @description Customers under watch that were erased with them. */
            readonly customerCount: number;
            /** @description Batches that were cancelled because their files mentioned the text or the reference. */
            readonly batchCount: number;
            /** @description Rows of batches that could not be screened, of which only their place and error remain. */
            readonly rowCount: number;
            /** @description For a reference: screenings of its related parties, at most 100 references. They are not erased: erase each reference as well. */
            readonly related: readonly components["schemas"]["RelatedScreenings"][];
            /** @description Whether the database files no longer hold any of them. false: a reader, such as a backup, was still active; the next purge tries again. */
            readonly overwritten: boolean;
        };
        /** @description What would be erased. Nothing was erased. */
        readonly ErasurePreview: {
            /** @description Number of screenings found. */
            readonly count: number;
            /** @description Those on legal hold: they cannot be erased. */
            readonly heldCount: number;
            /** @description Those younger than the configured minimum: erasing them needs overrideFloor. */
            readonly belowFloorCount: number;
            /** @description Lookbacks for the text: they are also erased. 0 for other selections, and while a legal hold is in force. */
            readonly lookbackCount: number;
            /** @description Customers under watch with the reference, or whose data mention the text: they are also erased, and no longer screened. 0 while a legal hold is in force. */
            readonly customerCount: number;
            /** @description Batches that are not started or paused, and whose file mentions the text or the reference: they are cancelled, and their files deleted. 0 while a legal hold is in force. */
            readonly batchCount: number;
            /** @description Rows of batches that could not be screened and that mention the text or the reference: their contents are erased. 0 while a legal hold is in force. */
            readonly rowCount: number;
            /** @description For a reference: screenings of its related parties, at most 100 references. They are not erased: erase each reference as well. */
            readonly related: readonly components["schemas"]["RelatedScreenings"][];
            /** @description When the oldest was made. */
            readonly oldest: string | null;
            /** @description When the newest was made. */
            readonly newest: string | null;
        };
        /** @description Which screenings. */
        readonly ErasureSelection: components["schemas"]["EraseReference"] | components["schemas"]["EraseSearches"] | components["schemas"]["EraseText"];
        /**
         * @description What went wrong, from a closed, documented set; safe to branch on.
         * @enum {string}
         */
        readonly ErrorCode: "malformed_json" | "duplicate_member" | "invalid_character" | "bad_request" | "idempotency_key_invalid" | "token_missing" | "scheme_unsupported" | "token_malformed" | "token_unknown" | "token_expired" | "token_revoked" | "token_owner_inactive" | "session_required" | "login_too_old" | "credentials_wrong" | "login_step_ended" | "csrf_failed" | "scope_missing" | "token_address_refused" | "token_exceeds_parent" | "token_not_own" | "one_time_token_wrong" | "invitation_not_valid" | "password_wrong" | "single_sign_on_off" | "code_wrong" | "passkey_refused" | "second_factor_missing" | "not_found" | "factor_not_found" | "search_not_found" | "search_erased" | "retention_changed" | "clock_differs" | "hold_not_found" | "erasure_changed" | "erasure_held" | "erasure_below_floor" | "case_not_found" | "case_closed" | "case_changed" | "case_settings_changed" | "attachment_not_found" | "attachment_limit" | "checklist_item_unknown" | "answer_incomplete" | "policy_not_allowed" | "reference_needed" | "assignee_unfit" | "entity_not_found" | "decision_not_found" | "listing_not_found_by_search" | "nothing_open" | "hit_decision_not_found" | "decision_over" | "decision_unsuitable" | "listing_changed" | "good_guy_exists" | "good_guy_not_found" | "good_guy_over" | "csv_unusable" | "batch_not_found" | "batch_state" | "batch_limit" | "stream_limit" | "lookback_not_found" | "lookback_party" | "lookback_over" | "customer_not_found" | "reference_taken" | "customer_changed" | "customer_group_not_found" | "watch_policy" | "no_leavers" | "customer_not_in_run" | "run_not_found" | "run_under_way" | "lookback_limit" | "file_empty" | "file_unreadable" | "encoding_unknown" | "sheet_unknown" | "column_unknown" | "mapping_not_found" | "mapping_mismatch" | "mapping_incomplete" | "columns_unmapped" | "own_proposal" | "person_needed" | "approver_needed" | "already_one_party" | "not_of_this_party" | "whole_party" | "unknown_party" | "list_not_found" | "version_not_found" | "nothing_held" | "token_not_active" | "token_already_rotated" | "version_not_acceptable" | "version_not_proved" | "version_not_kept" | "policy_not_found" | "webhook_not_found" | "delivery_not_found" | "webhook_address_refused" | "user_not_found" | "invitation_not_found" | "session_not_found" | "token_not_found" | "method_not_allowed" | "not_acceptable" | "already_set_up" | "user_name_taken" | "factor_exists" | "passkeys_unavailable" | "enrolment_ended" | "own_factors" | "last_administrator" | "rule_not_found" | "rule_over" | "absence_over" | "rule_end_invalid" | "policy_fixed" | "policy_loosened" | "policy_waits" | "policy_not_waiting" | "idempotency_in_flight" | "idempotency_answer_lost" | "host_refused" | "receipt_pending" | "receipt_unavailable" | "evidence_busy" | "body_too_large" | "unsupported_media_type" | "validation_failed" | "unknown_member" | "member_required" | "wrong_type" | "not_one_of" | "out_of_range" | "too_short" | "too_long" | "invalid_format" | "idempotency_key_reused" | "empty_search_text" | "search_text_too_long" | "as_of_unknown" | "as_of_too_large" | "customer_unknown" | "cursor_invalid" | "unscreenable_text" | "search_too_expensive" | "types_differ" | "threshold_too_low" | "threshold_too_high" | "invalid_birth_date" | "invalid_country" | "unknown_list" | "unknown_policy" | "identifier_not_covered" | "password_too_short" | "password_too_common" | "rate_limited" | "long_read_limit" | "internal_error" | "lists_unavailable" | "ownership_not_proved" | "storage_unavailable" | "single_sign_on_unreachable" | "starting" | "overloaded" | "deadline_exceeded" | "request_cancelled" | "shutting_down";
        /** @description What the score was computed from. */
        readonly Evidence: {
            /** @description Matched words. */
            readonly tokens: readonly components["schemas"]["TokenEvidence"][];
            /** @description Evidence of the other fields; fields without a value in the request are left out. */
            readonly fields: readonly components["schemas"]["FieldEvidence"][];
            /** @description Steps whose values add up to score. */
            readonly waterfall: readonly components["schemas"]["WaterfallStep"][];
        };
        /** @description A name to try a search with. */
        readonly Example: {
            /** @description Primary name of a listing that a search under the default policy finds; null while there is none. */
            readonly searchText: string | null;
            /** @description Id of that listing. */
            readonly listing: string | null;
        };
        /** @description One error in the request. */
        readonly FieldError: {
            /** @description JSON Pointer (RFC 6901) to the member; empty for the whole body. */
            readonly pointer: string;
            readonly code: components["schemas"]["ErrorCode"];
            /** @description One sentence for people: what is wrong and what is expected. */
            readonly detail: string;
        };
        /** @description What comparing one field found. */
        readonly FieldEvidence: {
            /**
             * @description The field compared.
             * @enum {string}
             */
            readonly field: "birthDate" | "gender" | "country" | "identifier" | "type" | "address";
            /** @description What the request gave; null if nothing. */
            readonly submitted: string | null;
            /** @description What the listings that decide the verdict say. */
            readonly listed: readonly string[];
            /**
             * @description unknown if either side has no value.
             * @enum {string}
             */
            readonly verdict: "match" | "close" | "conflict" | "unknown";
            /** @description Points it added to or took from the score. */
            readonly contribution: number;
            /** @description For a party with several listings: those that agree. */
            readonly agreesWith?: readonly string[];
            /** @description For a party with several listings: those that conflict. They cost points only if none agrees, and only for the listing that matched or one joined to it by a number or a full birth date. */
            readonly conflictsWith?: readonly string[];
        };
        /** @description A field of two invented parties that partly agree. */
        readonly FieldExample: {
            /**
             * @description What was found.
             * @enum {string}
             */
            readonly verdict: "match" | "close" | "conflict" | "unknown";
            /** @description What the query says. */
            readonly submitted: string | null;
            /** @description What the listing says. */
            readonly listed: readonly string[];
            /** @description Points added or subtracted. */
            readonly contribution: number;
            /** @description Before. Points, 0–100, one decimal. */
            readonly nameScore: number;
            /** @description After. Points, 0–100, one decimal. */
            readonly score: number;
        };
        /**
         * @description CSV: character encoding.
         * @enum {string}
         */
        readonly FileEncoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1250" | "windows-1251" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "koi8-r" | "shift_jis" | "gb18030" | "big5" | "euc-kr";
        /** @description One of your references, or its opaque id. */
        readonly FindCustomerRequest: {
            /** @description Your reference. */
            readonly externalRef?: string;
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId?: string;
        } & (unknown | unknown);
        /**
         * @description Gender.
         * @enum {string}
         */
        readonly Gender: "female" | "male" | "other";
        /** @description A list that was required before, and why it no longer is. */
        readonly GivenUpList: {
            /** @description Id of the list. */
            readonly id: string;
            /** @description The operator’s words. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When the operator accepted it.
             */
            readonly acceptedAt: string;
        };
        /** @description Your party that is known not to be a listed party: the listing is not a result for it. */
        readonly GoodGuy: {
            /** @description Id of the good guy. */
            readonly id: string;
            /** @description Your reference of the party. */
            readonly externalRef: string;
            /** @description Id of the listing. */
            readonly listing: string;
            /** @description Main name of the listing when it was made. */
            readonly listedName: string;
            readonly reason: components["schemas"]["DecisionReason"];
            /**
             * @description proposed: needs a second person. in_force: the listing is not a result for this externalRef. reopened: a material fact changed, and the hit is open again.
             * @enum {string}
             */
            readonly state: "proposed" | "in_force" | "rejected" | "revoked" | "reopened" | "expired";
            /** @description From then on the listing is a result again; null if it does not expire. */
            readonly expiresAt: string | null;
            /** @description The decision it was made from; it must stay in force. Null if the good guy was imported. */
            readonly decision: string | null;
            /** @description The screening that was decided; null if the good guy was imported. */
            readonly searchId: string | null;
            /** @description Its events, in order. */
            readonly events: readonly components["schemas"]["GoodGuyEvent"][];
        };
        /** @description A material change since a good guy was made. */
        readonly GoodGuyChange: {
            /**
             * @description Whose data changed: those of the listing, or your own.
             * @enum {string}
             */
            readonly side: "listing" | "customer";
            /**
             * @description What changed.
             * @enum {string}
             */
            readonly fact: "name" | "birth_date" | "country" | "identifier" | "type" | "gender" | "programme" | "status" | "party";
            /** @description Value when the good guy was made; empty if none was given. */
            readonly before: readonly string[];
            /** @description Current value; empty if none is given. */
            readonly after: readonly string[];
        };
        /**
         * Format: binary
         * @description A CSV file.
         */
        readonly GoodGuyCsv: string;
        /** @description An event of a good guy. Events are appended, never changed. */
        readonly GoodGuyEvent: {
            /**
             * @description What happened. The first is proposed if a second person must approve, otherwise made.
             * @enum {string}
             */
            readonly kind: "made" | "proposed" | "approved" | "rejected" | "revoked" | "reopened";
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Who did it; the service itself reopens. */
            readonly by: components["schemas"]["Actor"];
            /** @description The text entered with it. */
            readonly text: string | null;
            /** @description If it was reopened: what had changed. */
            readonly changes: readonly components["schemas"]["GoodGuyChange"][];
        };
        /** @description A good guy that did not remove a result, and why. */
        readonly GoodGuyNote: {
            /** @description Id of the good guy. */
            readonly id: string;
            /** @description Id of the listing. */
            readonly listing: string;
            /**
             * @description Why the party is still a result. reopened: something changed, see changes. not_all_listings: other listings of the party have no good guy. other_decision: a later decision differs. needs_approval: a policy of the customer requires a second person, and none has approved it. same_text: the request has no externalRef, and its text is that of a good guy. past_lists: asOf.
             * @enum {string}
             */
            readonly state: "reopened" | "not_all_listings" | "other_decision" | "needs_approval" | "same_text" | "past_lists";
            /** @description What changed. */
            readonly changes: readonly components["schemas"]["GoodGuyChange"][];
        };
        /** @description A page of good guys. */
        readonly GoodGuyPage: {
            /** @description The good guys, the newest first. */
            readonly items: readonly components["schemas"]["GoodGuy"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description Good guys. */
        readonly GoodGuys: {
            /** @description The good guys. */
            readonly items: readonly components["schemas"]["GoodGuy"][];
            /** @description Always null: all are on one page. */
            readonly nextCursor: string | null;
        };
        /** @description Proposals, and who should answer them. */
        readonly HandOverRequest: {
            /** @description Ids of proposals: all are handed over, or none. */
            readonly decisions: readonly string[];
            /** @description Id of the user who should answer them; null returns them to everybody who may. */
            readonly to: string | null;
        };
        /** @description A listing whose removal, or the loss of all its earlier names, needs confirmation. */
        readonly HeldRemoval: {
            /** @description Id of the listing. */
            readonly listing: string;
            /** @description Its main name; null if unknown. */
            readonly primaryName: string | null;
            /** @description What the party is. */
            readonly entityType: components["schemas"]["EntityType"];
            /** @description Its programmes. */
            readonly programs: readonly string[];
            /**
             * @description What is missing from the newest file: the listing, or all its earlier names.
             * @enum {string}
             */
            readonly missing: "listing" | "names";
            /** @description Whether it is searched; false if the stored version with it was deleted, and its list is then `incomplete`. */
            readonly searched: boolean;
            /** @description SHA-256 of the first file in which it, or all its earlier names, were missing. */
            readonly missingFrom: string;
            /** @description Why the removal needs confirmation. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When it was first held.
             */
            readonly since: string;
            /** @description Whether it was confirmed; it is then removed at the next load. */
            readonly confirmed: boolean;
        };
        /** @description A list with removals that need confirmation. */
        readonly HeldRemovalCount: {
            /** @description Id of the list. */
            readonly list: string;
            /** @description How many. */
            readonly count: number;
        };
        /** @description Listings missing from the newest file, or without any of their earlier names in it, that are still searched as before. */
        readonly HeldRemovals: {
            /** @description How many there are in all. */
            readonly total: number;
            /** @description In the order of ids. */
            readonly items: readonly components["schemas"]["HeldRemoval"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description Parties in the answer by their current decisions. */
        readonly HitCounts: {
            /** @description Parties of which at least one listing has no decision, or is undecided. */
            readonly open: number;
            /** @description Parties with a decision that needs approval by a second person; no listing is open. */
            readonly proposed: number;
            /** @description Parties whose listings are all decided. */
            readonly decided: number;
        };
        /** @description Hits of one screening. */
        readonly HitsOfSearch: {
            /** @description The screening. */
            readonly searchId: string;
            /** @description Listings that the screening found. Absent: every listing of its results that has no decision, or is undecided. */
            readonly listings?: readonly string[];
        };
        /** @description All records. */
        readonly HoldOnAll: {
            /**
             * @description All records. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "all";
        };
        /** @description Screenings whose answer names a listing. */
        readonly HoldOnListing: {
            /**
             * @description Screenings whose answer names a listing. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "listing";
            /** @description The id of the listing. */
            readonly listing: string;
        };
        /** @description Screenings of a period. */
        readonly HoldOnPeriod: {
            /**
             * @description Screenings of a period. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "period";
            /**
             * Format: date-time
             * @description Its beginning.
             */
            readonly from: string;
            /**
             * Format: date-time
             * @description Its end, included.
             */
            readonly to: string;
        };
        /** @description Screenings with an external reference. */
        readonly HoldOnReference: {
            /**
             * @description Screenings with an external reference. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "external_ref";
            /** @description The reference. */
            readonly externalRef: string;
        };
        /** @description Single screenings. */
        readonly HoldOnSearches: {
            /**
             * @description Single screenings. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "searches";
            /** @description The screenings. */
            readonly searchIds: readonly string[];
        };
        /** @description Which records are on hold. */
        readonly HoldScope: components["schemas"]["HoldOnAll"] | components["schemas"]["HoldOnPeriod"] | components["schemas"]["HoldOnReference"] | components["schemas"]["HoldOnSearches"] | components["schemas"]["HoldOnListing"];
        /**
         * @description Kind of identifier.
         * @enum {string}
         */
        readonly IdentifierType: "passport" | "national_id" | "tax_id" | "registration_number" | "imo" | "mmsi" | "call_sign" | "bic" | "lei" | "crypto_address" | "aircraft_serial" | "aircraft_registration" | "vessel_registration" | "drivers_license" | "ssn" | "email" | "phone" | "website" | "handle" | "other";
        /** @description Identity of a party, from all its listings. */
        readonly Identity: {
            /** @description Names, the party’s main name first. */
            readonly names: readonly components["schemas"]["StatedName"][];
            /** @description Genders. */
            readonly genders: readonly components["schemas"]["StatedGender"][];
            /** @description Birth dates. */
            readonly birthDates: readonly components["schemas"]["StatedDate"][];
            /** @description Birth places. */
            readonly birthPlaces: readonly components["schemas"]["StatedPlace"][];
            /** @description Dates of death. */
            readonly deathDates: readonly components["schemas"]["StatedDate"][];
            /** @description Nationalities, ISO 3166-1 alpha-2. */
            readonly nationalities: readonly components["schemas"]["StatedValue"][];
            /** @description Offices held. */
            readonly positions: readonly components["schemas"]["StatedValue"][];
            /** @description Titles. */
            readonly titles: readonly components["schemas"]["StatedValue"][];
            /** @description Documents and numbers. */
            readonly documents: readonly components["schemas"]["StatedDocument"][];
            /** @description Addresses. */
            readonly addresses: readonly components["schemas"]["StatedPlace"][];
            /** @description Addresses of mail and web, telephone numbers. */
            readonly contacts: readonly components["schemas"]["StatedContact"][];
            /** @description Reasons of listing and remarks: the publishers’ free text. */
            readonly reasons: readonly components["schemas"]["StatedReason"][];
        };
        /** @description Good guys of another system. */
        readonly ImportGoodGuysRequest: {
            /** @description CSV with a header: external_ref, listing, reason, and optionally text, expires_in_days, name, birth_date, countries, identifiers (several are separated by semicolons). Filled columns about your party are compared with later requests. */
            readonly csv: string;
            /** @description Only reports which rows would be refused. Default: false. */
            readonly dryRun?: boolean;
        };
        /** @description Outcome of an import. */
        readonly ImportedGoodGuys: {
            /** @description Rows that became good guys, or would with dryRun false. */
            readonly importedCount: number;
            /** @description Whether a second person must approve any of them first. */
            readonly proposed: boolean;
            /** @description Rows that were not imported, in their order. */
            readonly refused: readonly components["schemas"]["RefusedGoodGuy"][];
        };
        /** @description An invitation that nobody has accepted yet. */
        readonly Invitation: {
            /** @description Id of the invitation; not secret. */
            readonly id: string;
            /** @description User name that it is for. */
            readonly name: string;
            readonly role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt: string;
            /** @description Who made it. */
            readonly createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When its link stops working.
             */
            readonly expiresAt: string;
        };
        /** @description Who is invited. */
        readonly InviteRequest: {
            /** @description User name or e-mail address. */
            readonly name: string;
            readonly role: components["schemas"]["Role"];
        };
        /** @description Another id of the same party. */
        readonly JoinParty: {
            /** @description Id of the other party, or of one of its listings. */
            readonly with: string;
            /** @description Why; kept with the decision and in the audit log. */
            readonly text: string;
        };
        /** @description A file in the folder of lists that is not searched. */
        readonly LeftOutFile: {
            /** @description Its path in the folder. */
            readonly file: string;
            /** @description The list that it is or should be; null if unknown. */
            readonly list: string | null;
            /** @description Whether it should be a list and must not be used. Other files are skipped. */
            readonly refused: boolean;
            /** @description Why it is not searched. */
            readonly text: string;
        };
        /** @description Files in the folder of lists that are not searched; none if lists are downloaded. */
        readonly LeftOutFiles: {
            /** @description How many. */
            readonly total: number;
            /** @description The first hundred, refused ones first. */
            readonly items: readonly components["schemas"]["LeftOutFile"][];
        };
        /** @description Records that are neither purged nor erased. */
        readonly LegalHold: {
            /** @description Its id. */
            readonly id: string;
            readonly scope: components["schemas"]["HoldScope"];
            /** @description Why. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When it was placed.
             */
            readonly placedAt: string;
            /** @description By whom. */
            readonly placedBy: components["schemas"]["Actor"];
            /** @description When it ends automatically; null if it must be lifted. */
            readonly endsAt: string | null;
            /** @description When it was lifted. */
            readonly liftedAt: string | null;
            /** @description Who lifted it. */
            readonly liftedBy: components["schemas"]["Actor"] | null;
            /** @description Whether it counts now. */
            readonly inForce: boolean;
        };
        /** @description Legal holds, including those that are over. */
        readonly LegalHolds: {
            /** @description Every hold, the newest first. */
            readonly items: readonly components["schemas"]["LegalHold"][];
            /** @description Always null: all are on one page. */
            readonly nextCursor: string | null;
        };
        /** @description What screening here does not cover, list by list. */
        readonly Limitations: {
            /** @description Every official list that can be read, loaded here or not. */
            readonly lists: readonly components["schemas"]["ListLimitations"][];
            /** @description Lists that users may expect and that are not read. */
            readonly notRead: readonly components["schemas"]["UnreadList"][];
            /** @description Not covered by lists, or only by some. */
            readonly notCovered: readonly components["schemas"]["NotCoveredText"][];
        };
        /** @description Its changes against the version before; null for the first one. */
        readonly ListChangeCounts: {
            /** @description Listings only in the newer version. */
            readonly added: number;
            /** @description Listings that differ. */
            readonly changed: number;
            /** @description Listings only in the older version. */
            readonly removed: number;
        } | null;
        /** @description A list of this installation and the version in use. */
        readonly ListDetail: {
            /** @description Id of the list. */
            readonly id: string;
            /** @description Version as the publisher or its content gives it. */
            readonly version: string | null;
            /** @description The publication date inside the file; version has it as the publisher writes it. */
            readonly publishedAt: string | null;
            /** @description Last check with its publisher, here or where a signed bundle was exported. Null for other files on disk. */
            readonly checkedAt: string | null;
            /** @description Age in seconds: since the operator declared the file current, if one did; else since checkedAt; else since publishedAt. Null if unknown. */
            readonly ageSeconds: number | null;
            /** @description Listings in it. */
            readonly recordCount: number | null;
            /** @description SHA-256 of the file; null if it is not loaded. */
            readonly fileHash: string | null;
            readonly status: components["schemas"]["ListStatus"];
            /** @description Name of the list. */
            readonly title: string;
            /** @description Who publishes it. */
            readonly publisher: string;
            /** @description The publisher’s page or file. */
            readonly url: string | null;
            /** @description The usual legal effect of a listing. */
            readonly effect: components["schemas"]["Effect"];
            /** @description Whether a no_match requires it to be loaded and fresh enough. */
            readonly required: boolean;
            /** @description Days within which the publisher usually publishes again. A file on disk is aged after that, and stale after three times as long; null if unknown. */
            readonly publishedEveryDays: number | null;
            /** @description Why the newest file was refused or could not be fetched; null if there is no problem. */
            readonly problem: string | null;
            /** @description refused: a file arrived and failed a check. failed: no file arrived, or it could not be loaded. Null if problem is null. */
            readonly problemKind: ("failed" | "refused") | null;
            /** @description Listings that are searched although they, or all their earlier names, are missing from the newest file: unusually many, and not confirmed yet. */
            readonly heldRemovalCount: number;
            /** @description Contradictions in the list, which is searched nevertheless, such as a UN reference of another party; as sentences. */
            readonly warnings: readonly string[];
            /** @description Its listings by legal effect, each under all its effects; empty if it is not loaded. */
            readonly effects: readonly components["schemas"]["EffectCount"][];
            readonly notSearched: components["schemas"]["NotSearched"];
            /** @description The version in use. */
            readonly active: components["schemas"]["ListVersion"] | null;
            /** @description The last requested refresh; null if none was requested. */
            readonly refresh: components["schemas"]["ListRefresh"] | null;
        };
        /** @description What differs between two versions of a list. */
        readonly ListDiff: {
            /** @description Id of the list. */
            readonly list: string;
            readonly from: components["schemas"]["ListVersion"];
            readonly to: components["schemas"]["ListVersion"];
            readonly counts: components["schemas"]["ListDiffCounts"];
            /** @description Added first, then changed, then removed, each in the order of ids. */
            readonly items: readonly components["schemas"]["ListDiffItem"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description How many listings differ. */
        readonly ListDiffCounts: {
            /** @description Listings only in the newer version. */
            readonly added: number;
            /** @description Listings that differ. */
            readonly changed: number;
            /** @description Listings only in the older version. */
            readonly removed: number;
            /** @description Listings that are equal in both. */
            readonly unchanged: number;
        };
        /** @description A listing that differs. */
        readonly ListDiffItem: {
            /** @description Id of the listing. */
            readonly listing: string;
            /**
             * @description The change.
             * @enum {string}
             */
            readonly change: "added" | "changed" | "removed";
            /** @description Members that differ, if it is in both files; a removed listing may still be in the file as delisted. */
            readonly fields: readonly string[];
            /** @description What the party is. */
            readonly entityType: components["schemas"]["EntityType"];
            /** @description Its main name. */
            readonly primaryName: string;
        };
        /** @description A publisher changed the format of a list. */
        readonly ListFormatChanged: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Id of the list. */
            readonly list: string;
            /**
             * @description A file of a list was refused because its publisher changed the format. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "list.format_changed";
            /** @description Hash of the file. */
            readonly sha256: string;
        };
        /** @description Removals are held. */
        readonly ListHeld: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Id of the list. */
            readonly list: string;
            /**
             * @description Removals from a list need confirmation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "list.held";
            /** @description The version that is searched; null if there is none. */
            readonly version: string | null;
            /** @description Listings and names that are held. */
            readonly held: number;
        };
        /** @description A list of this installation. */
        readonly ListInfo: {
            /** @description Id of the list. */
            readonly id: string;
            /** @description Version as the publisher or its content gives it. */
            readonly version: string | null;
            /** @description The publication date inside the file; version has it as the publisher writes it. */
            readonly publishedAt: string | null;
            /** @description Last check with its publisher, here or where a signed bundle was exported. Null for other files on disk. */
            readonly checkedAt: string | null;
            /** @description Age in seconds: since the operator declared the file current, if one did; else since checkedAt; else since publishedAt. Null if unknown. */
            readonly ageSeconds: number | null;
            /** @description Listings in it. */
            readonly recordCount: number | null;
            /** @description SHA-256 of the file; null if it is not loaded. */
            readonly fileHash: string | null;
            readonly status: components["schemas"]["ListStatus"];
            /** @description Name of the list. */
            readonly title: string;
            /** @description Who publishes it. */
            readonly publisher: string;
            /** @description The publisher’s page or file. */
            readonly url: string | null;
            /** @description The usual legal effect of a listing. */
            readonly effect: components["schemas"]["Effect"];
            /** @description Whether a no_match requires it to be loaded and fresh enough. */
            readonly required: boolean;
            /** @description Days within which the publisher usually publishes again. A file on disk is aged after that, and stale after three times as long; null if unknown. */
            readonly publishedEveryDays: number | null;
            /** @description Why the newest file was refused or could not be fetched; null if there is no problem. */
            readonly problem: string | null;
            /** @description refused: a file arrived and failed a check. failed: no file arrived, or it could not be loaded. Null if problem is null. */
            readonly problemKind: ("failed" | "refused") | null;
            /** @description Listings that are searched although they, or all their earlier names, are missing from the newest file: unusually many, and not confirmed yet. */
            readonly heldRemovalCount: number;
            /** @description Contradictions in the list, which is searched nevertheless, such as a UN reference of another party; as sentences. */
            readonly warnings: readonly string[];
            /** @description Its listings by legal effect, each under all its effects; empty if it is not loaded. */
            readonly effects: readonly components["schemas"]["EffectCount"][];
            readonly notSearched: components["schemas"]["NotSearched"];
        };
        /** @description A limitation of a list. */
        readonly ListLimitation: {
            /**
             * @description not_published: the list does not say it. read_in_part: it says it in prose that cannot always be parsed. not_read: left out on purpose. not_downloaded: a person must fetch the file.
             * @enum {string}
             */
            readonly kind: "not_published" | "read_in_part" | "not_read" | "not_downloaded";
            /** @description One sentence. */
            readonly text: string;
        };
        /** @description Limitations of one list. */
        readonly ListLimitations: {
            /** @description Id of the list. */
            readonly list: string;
            /** @description Name of the list. */
            readonly title: string;
            /** @description ISO 3166-1 alpha-2 code; EU, UN or INT if it is not a country. */
            readonly jurisdiction: string;
            /** @description Missing data that users may expect. */
            readonly limitations: readonly components["schemas"]["ListLimitation"][];
        };
        /** @description The last requested refresh. */
        readonly ListRefresh: {
            /**
             * @description interrupted: it began an hour ago and reported no end: the service was stopped.
             * @enum {string}
             */
            readonly state: "running" | "done" | "interrupted";
            /**
             * Format: date-time
             * @description When it was requested.
             */
            readonly startedAt: string;
            /** @description When it ended; null while it runs. */
            readonly endedAt: string | null;
            /** @description updated: searches use the new version. unchanged: the publisher has nothing newer. failed: no usable file arrived, and the list stays as it was. not_asked: this service never downloads. read_again: the files on disk were read again. null while it runs. */
            readonly outcome: ("updated" | "unchanged" | "failed" | "not_asked" | "read_again") | null;
            /** @description The outcome in sentences, with the reason and the age of the list. */
            readonly text: string;
        };
        /** @description A list is too old. */
        readonly ListStale: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Id of the list. */
            readonly list: string;
            /**
             * @description A list is too old to prove anything, or missing. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "list.stale";
            /**
             * @description Its status, as GET /lists shows it.
             * @enum {string}
             */
            readonly status: "stale" | "unknown" | "missing" | "incomplete";
            /** @description The version that is searched; null if there is none. */
            readonly version: string | null;
            /** @description Whether complete answers need it. */
            readonly required: boolean;
            /** @description When its publisher last answered. */
            readonly checkedAt: string | null;
        };
        /**
         * @description fresh, aged (warned about, still relied on), stale (too old to rely on), unknown (of unknown age), missing (not loaded), incomplete (held listings cannot be searched) or sample (fictional, not for real screening).
         * @enum {string}
         */
        readonly ListStatus: "fresh" | "aged" | "stale" | "unknown" | "missing" | "incomplete" | "sample";
        /** @description A list has another version. */
        readonly ListUpdated: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description Id of the list. */
            readonly list: string;
            /**
             * @description Another version of a list is searched from here on. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "list.updated";
            /** @description Its version. */
            readonly version: string;
            /**
             * Format: date-time
             * @description When it was published.
             */
            readonly publishedAt: string;
            /** @description Its listings. */
            readonly records: number;
        };
        /** @description A list the screening ran against. */
        readonly ListUsed: {
            /** @description Id of the list. */
            readonly id: string;
            /** @description Version as the publisher or its content gives it. */
            readonly version: string | null;
            /** @description The publication date inside the file; version has it as the publisher writes it. */
            readonly publishedAt: string | null;
            /** @description Last check with its publisher, here or where a signed bundle was exported. Null for other files on disk. */
            readonly checkedAt: string | null;
            /** @description Age in seconds: since the operator declared the file current, if one did; else since checkedAt; else since publishedAt. Null if unknown. */
            readonly ageSeconds: number | null;
            /** @description Listings in it. */
            readonly recordCount: number | null;
            /** @description SHA-256 of the file; null if it is not loaded. */
            readonly fileHash: string | null;
            readonly status: components["schemas"]["ListStatus"];
        };
        /** @description One version of a list that searches have used. */
        readonly ListVersion: {
            /** @description SHA-256 of the publisher’s file. */
            readonly fileHash: string;
            /** @description SHA-256 of the listings read from it. Two versions with the same one do not differ. */
            readonly contentHash: string;
            /** @description Version as the publisher gives it. */
            readonly version: string;
            /**
             * Format: date-time
             * @description The publication date inside the file; version has it as the publisher writes it.
             */
            readonly publishedAt: string;
            /**
             * Format: date-time
             * @description When it was downloaded; for a file on disk, when the file was last replaced.
             */
            readonly checkedAt: string;
            /**
             * Format: date-time
             * @description When searches started to use it.
             */
            readonly acceptedAt: string;
            /** @description Listings in it. */
            readonly recordCount: number;
            /** @description Records without an id or a usable name. */
            readonly rejectedCount: number;
            /** @description Name of the file that was read. */
            readonly fileName: string;
            /** @description Whether searches use it. */
            readonly active: boolean;
            /** @description Whether its listings are still stored, so that it can be compared. */
            readonly kept: boolean;
            readonly changes: components["schemas"]["ListChangeCounts"];
        };
        /** @description The versions of a list. */
        readonly ListVersions: {
            /** @description Versions, newest first. */
            readonly items: readonly components["schemas"]["ListVersion"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description A day, month, year or range. */
        readonly ListedDate: {
            /** @description The publisher’s words. */
            readonly text: string;
            /** @description First possible day. */
            readonly earliest: string;
            /** @description Last possible day. */
            readonly latest: string;
            /** @description Whether the publisher doubts the value. */
            readonly circa: boolean;
            /** @description Id of the listing that states it. */
            readonly listing: string;
        };
        /** @description A document or number of a listed party. */
        readonly ListedIdentifier: {
            readonly type: components["schemas"]["IdentifierType"];
            /** @description As published. */
            readonly value: string;
            /** @description ISO 3166-1 alpha-2 code, if known. */
            readonly country?: string;
            /** @description The publisher’s word for the kind. */
            readonly label?: string;
            /** @description Date of issue, as published. */
            readonly issuedOn?: string;
            /** @description Date of expiry, as published. */
            readonly expiresOn?: string;
            /** @description The publisher’s remark. */
            readonly note?: string;
            /** @description Id of the listing that states it. */
            readonly listing: string;
        };
        /** @description One name of a listed party. */
        readonly ListedName: {
            /** @description The name as published. */
            readonly value: string;
            readonly kind: components["schemas"]["NameKind"];
            readonly quality: components["schemas"]["NameQuality"];
            /** @description ISO 15924 code of its script. */
            readonly script: string;
            /** @description BCP 47 language, if the publisher gives it. */
            readonly language?: string;
            /** @description Id of the listing that states it. */
            readonly listing: string;
        };
        /** @description An address or birth place. */
        readonly ListedPlace: {
            /** @description The place as one line. */
            readonly text: string;
            /** @description Street and number. */
            readonly street?: string;
            /** @description Town. */
            readonly city?: string;
            /** @description State or region. */
            readonly region?: string;
            /** @description Postal code. */
            readonly postalCode?: string;
            /** @description ISO 3166-1 alpha-2 code, if known. */
            readonly country?: string;
            /** @description Id of the listing that states it. */
            readonly listing: string;
        };
        /** @description A tie to another party, as published. */
        readonly ListedRelation: {
            /** @description The publisher’s word. */
            readonly kind: string;
            /**
             * @description What the word means; absent in older recorded screenings.
             * @enum {string}
             */
            readonly role?: "owned_by" | "owns" | "owned_or_controlled_by" | "owns_or_controls" | "owner_or_operator" | "acting_for" | "leads" | "family" | "associate" | "supports" | "linked" | "other";
            /** @description Name of the other party. */
            readonly name?: string;
            /** @description Its listing, where the publisher gives an id. */
            readonly relatedListing?: string;
            /** @description Id of the listing that states it. */
            readonly listing: string;
        };
        /** @description One record of one list. */
        readonly Listing: {
            /** @description list:sourceId, permanent. */
            readonly id: string;
            /** @description Id of the list. */
            readonly list: string;
            /** @description The publisher’s own id of the record. */
            readonly sourceId: string;
            /** @description Programmes as the publisher writes them. */
            readonly programs: readonly string[];
            /** @description Strongest legal effect of the listing. */
            readonly effect: components["schemas"]["Effect"];
            /** @description The measure in the publisher’s words. */
            readonly measures: readonly string[];
            /** @description ISO date of the listing. */
            readonly listedOn: string | null;
            /** @description Legal act, as published. */
            readonly legalBasis: string | null;
            /** @description The publisher’s page about the record, or about the list. */
            readonly url: string | null;
            /**
             * @description Whether the list still carries it. held: it and unusually many others are missing from the newest file, so the removal needs confirmation; until then it counts as listed.
             * @enum {string}
             */
            readonly status: "active" | "delisted" | "held";
            /** @description SHA-256 of the record as parsed. */
            readonly recordHash: string;
        };
        /** @description A change of a listing in a version of its list. */
        readonly ListingEvent: {
            /** @description Id of the listing. */
            readonly listing: string;
            /**
             * @description present: it was in the first version known here; otherwise the change.
             * @enum {string}
             */
            readonly change: "present" | "added" | "changed" | "removed";
            /** @description Members that differ, where it changed. */
            readonly fields: readonly string[];
            /**
             * Format: date-time
             * @description When searches started to use it.
             */
            readonly at: string;
            readonly version: components["schemas"]["ListVersion"];
        };
        /** @description Listings so far; null while files are downloaded. */
        readonly ListingsDone: {
            /** @description Listings read, or indexed. */
            readonly done: number;
            /** @description Of how many; null while files are read. */
            readonly of: number | null;
        } | null;
        /** @description The lists of this installation. */
        readonly Lists: {
            /** @description Every list, required ones first. */
            readonly items: readonly components["schemas"]["ListInfo"][];
            /** @description Whether only the fictional sample list is loaded. */
            readonly demo: boolean;
            /** @description Whether every required list is loaded and fresh enough. */
            readonly complete: boolean;
            /** @description Progress of loading lists; null while none is being loaded. */
            readonly loading: components["schemas"]["ListsLoading"] | null;
            readonly attestation: components["schemas"]["ListsAttestation"];
            readonly coverage: components["schemas"]["ListsCoverage"];
            /** @description Formerly required lists that the operator released. */
            readonly noLongerRequired: readonly components["schemas"]["GivenUpList"][];
            readonly leftOut: components["schemas"]["LeftOutFiles"];
            /** @description Always null: all lists are returned at once. */
            readonly nextCursor: string | null;
        };
        /** @description The operator’s declaration that the files on disk are current regardless of their age; null if there is none. */
        readonly ListsAttestation: {
            /** @description The operator’s words. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When the service was first started with it.
             */
            readonly since: string;
            /**
             * Format: date-time
             * @description When the age of the files counts again.
             */
            readonly until: string;
        } | null;
        /** @description What the lists here do not cover. */
        readonly ListsCoverage: {
            /** @description Official lists that most must screen against (OFAC, UN, EU, UK) and that were not searched: not loaded, or left out by the request or policy. */
            readonly notSearched: readonly string[];
        };
        /** @description Lists that are done in this phase. */
        readonly ListsDone: {
            /** @description Lists downloaded, or files read. */
            readonly done: number;
            /** @description Of how many; null while unknown. */
            readonly of: number | null;
        };
        /** @description Progress of loading lists. */
        readonly ListsLoading: {
            /**
             * @description downloading from publishers, reading the files, or indexing what was read.
             * @enum {string}
             */
            readonly phase: "downloading" | "reading" | "indexing";
            readonly lists: components["schemas"]["ListsDone"];
            /** @description The current list, or the last one done. */
            readonly list: string | null;
            readonly listings: components["schemas"]["ListingsDone"];
            readonly bytes: components["schemas"]["BytesDone"];
            /** @description Whether searches are answered meanwhile: from earlier versions, or from the fictional sample. */
            readonly searchable: boolean;
        };
        /** @description Whether the process responds. */
        readonly Liveness: {
            /**
             * @description The process responds.
             * @constant
             */
            readonly status: "ok";
        };
        /** @description Who logs in. */
        readonly LoginRequest: {
            /** @description User name or e-mail address. */
            readonly username: string;
            /** @description The password. */
            readonly password: string;
        };
        /** @description Recorded screenings searched for one party, in the background. */
        readonly Lookback: {
            /** @description Id of the lookback. */
            readonly id: string;
            /**
             * @description queued: waits for its turn. done: every screening was compared. cancelled: ended before that.
             * @enum {string}
             */
            readonly state: "queued" | "running" | "done" | "cancelled";
            /**
             * Format: date-time
             * @description When it was requested. Later screenings are not compared.
             */
            readonly createdAt: string;
            /** @description Who asked. */
            readonly createdBy: components["schemas"]["Actor"];
            /** @description When it began. */
            readonly startedAt: string | null;
            /** @description When it ended. */
            readonly endedAt: string | null;
            /** @description The listed party that is searched for, or null. */
            readonly entityId: string | null;
            readonly entity: components["schemas"]["AskedParty"];
            /** @description Whether all screenings are compared, or only those of the requester. */
            readonly everybody: boolean;
            /** @description Only screenings from this moment on. */
            readonly from: string | null;
            /** @description Only screenings before this moment. */
            readonly to: string | null;
            /** @description Name score from which a screening is found. */
            readonly threshold: number;
            /** @description Reason for the lookback. */
            readonly text: string | null;
            /** @description Screenings to compare; null until they are counted. */
            readonly totalCount: number | null;
            /** @description Screenings that were compared. */
            readonly scannedCount: number;
            /** @description Screenings that could not be read or compared: their result is unknown. */
            readonly unreadableCount: number;
            /** @description Screenings of the period that are no longer stored, because they were erased or purged: their result is unknown. */
            readonly skippedCount: number;
            /** @description Screenings in which the party was found. */
            readonly foundCount: number;
            /** @description Found screenings that are no longer shown, because they were erased or purged. */
            readonly erasedCount: number;
        };
        /**
         * Format: binary
         * @description A CSV file.
         */
        readonly LookbackCsv: string;
        /** @description A recorded screening in which the party was found. */
        readonly LookbackHit: {
            /** @description The screening. */
            readonly searchId: string;
            /**
             * Format: date-time
             * @description When it was screened.
             */
            readonly searchedAt: string;
            /** @description The text that was screened. */
            readonly searchText: string;
            /** @description Reference that came with it. */
            readonly externalRef: string | null;
            /** @description Who screened it. */
            readonly actor: components["schemas"]["Actor"];
            /** @description How well the names agree. Points, 0–100, one decimal. */
            readonly nameScore: number;
            /** @description Name score plus or minus the points of the other evidence. Points, 0–100, one decimal. */
            readonly score: number;
            /** @description As a search would show it. */
            readonly priority: components["schemas"]["Priority"];
            /** @description Text of the name that matched best; null if only an identifier matched. */
            readonly matchedValue: string | null;
        };
        /** @description A page of lookbacks. */
        readonly LookbackPage: {
            /** @description The newest first. */
            readonly items: readonly components["schemas"]["Lookback"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description Screenings in which the party was found. */
        readonly LookbackResults: {
            /** @description The newest screening first. */
            readonly items: readonly components["schemas"]["LookbackHit"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description A listed party that the rule would remove. */
        readonly LostParty: {
            /** @description Id of the listing. */
            readonly listing: string;
            /** @description The name as it was written. */
            readonly searchText: string;
            /** @description The birth date that was given. */
            readonly birthDate: string | null;
            /**
             * @description How the name was changed.
             * @enum {string}
             */
            readonly name: "as_listed" | "letters_swapped" | "letter_missing" | "word_missing" | "other_order";
            /**
             * @description What else was wrong.
             * @enum {string}
             */
            readonly fact: "year_off" | "decade_off" | "other_gender" | "other_type";
            /** @description The row that matched, from 1. */
            readonly row: number;
        };
        /** @description When the daily mail is sent. */
        readonly MailDigest: {
            /** @description Time of day: hours and minutes. */
            readonly at: string;
            /** @description Time zone of the IANA database. */
            readonly timeZone: string;
        };
        /** @description Good guys to make from decisions. */
        readonly MakeGoodGuysRequest: {
            /** @description Ids of decisions in force with the verdict false_positive, on screenings with an externalRef. One good guy is made from each, or none. */
            readonly decisions: readonly string[];
            /** @description Days after which the listing is a result again, so that a person reviews it again. Default: 365. */
            readonly expiresInDays?: number;
            /** @description Your own words. */
            readonly text?: string;
        };
        /** @description The listed name that matched best. */
        readonly MatchedName: {
            /** @description The name as published. */
            readonly value: string;
            readonly kind: components["schemas"]["NameKind"];
            readonly quality: components["schemas"]["NameQuality"];
            /** @description ISO 15924 code of its script. */
            readonly script: string;
            /** @description Id of the listing that carries it. */
            readonly listing: string;
        };
        /** @description The cost of a word. Costs are computed separately and do not add up. */
        readonly NameCost: {
            /**
             * @description query_word: only in the query. listed_word: only in the listed name. difference: a pair that is similar, not equal. limit, order: a cost that no single word explains.
             * @enum {string}
             */
            readonly kind: "query_word" | "listed_word" | "difference" | "limit" | "order";
            /** @description The words of the query. */
            readonly query: string | null;
            /** @description The words of the listed name. */
            readonly listed: string | null;
            /** @description Points that the name score would gain if this alone agreed. Points, 0–100, one decimal. */
            readonly points: number;
        };
        /**
         * @description Primary name, alias or former name.
         * @enum {string}
         */
        readonly NameKind: "primary" | "alias" | "former";
        /**
         * @description weak only if the publisher says so.
         * @enum {string}
         */
        readonly NameQuality: "strong" | "weak" | "unknown";
        /** @description A listed party, or one that the operator or a list names. */
        readonly NamedParty: {
            /** @description Id of the listed party; for a party that is not listed, the id that the operator or list gives it. */
            readonly id: string;
            /** @description Its main name; null if unknown. */
            readonly name: string | null;
            /** @description Its type; null if it is not listed. */
            readonly entityType: components["schemas"]["EntityType"] | null;
            /** @description Loaded lists that it is on; none if it is not listed. */
            readonly lists: readonly string[];
        };
        /** @description A part of the request that was not compared. */
        readonly NotCompared: {
            /**
             * @description Member of the request.
             * @enum {string}
             */
            readonly field: "searchText" | "aliases" | "addresses" | "identifiers";
            /** @description Which alias, address or identifier, from 0; null for searchText. */
            readonly index: number | null;
            /** @description Its position in that value. */
            readonly span: components["schemas"]["Span"];
            /**
             * @description unreadable_script: letters of a script that cannot be compared. unknown_symbol: a symbol that represents no letter. replacement_character: U+FFFD, left by a broken encoding.
             * @enum {string}
             */
            readonly why: "unreadable_script" | "unknown_symbol" | "replacement_character";
        };
        /** @description Something that no list here covers. */
        readonly NotCoveredText: {
            /**
             * @description As in coverage.notCovered of answers.
             * @enum {string}
             */
            readonly code: "ownership_and_control" | "embargoed_territories" | "sectoral_goods" | "politically_exposed_persons" | "adverse_media" | "wallet_exposure" | "export_control_lists" | "debarments";
            /** @description What it means. */
            readonly text: string;
        };
        /** @description Listings of it that the default policy does not search: a policy with these effects does. */
        readonly NotSearched: {
            /** @description How many, without delisted ones. */
            readonly listingCount: number;
            /** @description What they are listed for. */
            readonly effects: readonly components["schemas"]["Effect"][];
        };
        /** @description An OpenAPI 3.1 document. */
        readonly OpenApiDocument: {
            readonly [key: string]: unknown;
        };
        /** @description Results of a screening to open cases for. */
        readonly OpenCasesRequest: {
            /** @description A recorded screening with an externalRef. */
            readonly searchId: string;
            /** @description Results of it to open cases for; absent: all. */
            readonly entityIds?: readonly string[];
        };
        /**
         * @description Outcome of a screening.
         * @enum {string}
         */
        readonly Outcome: "potential_match" | "no_match" | "insufficient_name" | "incomplete" | "demo";
        /** @description The second factors of the current user. */
        readonly OwnFactors: {
            /** @description Whether the user must have a second factor. */
            readonly required: boolean;
            /** @description The authenticator app, or null. */
            readonly totp: {
                /**
                 * Format: date-time
                 * @description When it was confirmed.
                 */
                readonly createdAt: string;
                /** @description When a code of it was last used. */
                readonly lastUsedAt: string | null;
            } | null;
            /** @description The passkeys, oldest first. */
            readonly passkeys: readonly components["schemas"]["Passkey"][];
            /** @description Number of unused recovery codes. */
            readonly recoveryCodesLeft: number;
        };
        /** @description One session of the current user. */
        readonly OwnSession: {
            /** @description Id of the session; not secret. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When the user logged in.
             */
            readonly startedAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             */
            readonly lastSeenAt: string;
            /**
             * Format: date-time
             * @description When it ends at the latest.
             */
            readonly expiresAt: string;
            /** @description Network address of the log-in. */
            readonly address: string;
            /** @description User-Agent of the browser. */
            readonly browser: string;
            /** @description Whether it is the session of this request. */
            readonly current: boolean;
        };
        /** @description Result of one rule for a party. */
        readonly OwnershipFinding: {
            /**
             * @description Whose rule.
             * @enum {string}
             */
            readonly rule: "ofac" | "eu" | "uk";
            /**
             * @description not_shown: the data here do not show it. This never means that the rule is not met.
             * @enum {string}
             */
            readonly verdict: "met" | "not_shown";
            /** @description What meets it. */
            readonly ground: ("ownership" | "control") | null;
            /** @description Share that counts: of all listed owners together; for the UK, of the largest one. */
            readonly countedPercent: string;
            /** @description Whether the party itself is frozen by this jurisdiction’s list; then the rule is not needed. */
            readonly listed: boolean;
            /** @description Whether the list is loaded; without it nothing can be shown. */
            readonly loaded: boolean;
            /** @description The finding in plain words. */
            readonly text: string;
            /** @description The stakes that count, those in the party first, then those in its owners, up to listed parties. */
            readonly chain: readonly components["schemas"]["OwnershipStake"][];
        };
        /** @description One party’s stake in another. */
        readonly OwnershipStake: {
            /** @description Id of the owner, one of parties. */
            readonly owner: string;
            /** @description Id of the owned party, one of parties. */
            readonly owned: string;
            /** @description Share, at most four decimals; null if not stated, which counts as 0. */
            readonly sharePercent: string | null;
            /** @description Whether a source says that the owner controls it, or that it is "owned or controlled". */
            readonly control: boolean;
            /** @description The wording of the source. */
            readonly kind: string;
            /**
             * @description Who says so.
             * @enum {string}
             */
            readonly statedBy: "list" | "operator";
            /** @description The listing that says so. */
            readonly listing: string | null;
            /** @description The operator’s source. */
            readonly source: string | null;
            /** @description ISO date of the operator’s information. */
            readonly asOf: string | null;
        };
        /** @description An operator’s decision about a party. */
        readonly PartyDecision: {
            /** @description Id of the decision. */
            readonly id: string;
            /**
             * @description split: listings were separated from others. join: both were joined.
             * @enum {string}
             */
            readonly kind: "split" | "join";
            /** @description Ids of the listings that were separated from or joined with the others. */
            readonly listings: readonly string[];
            /** @description Ids of the other listings. */
            readonly others: readonly string[];
            /** @description Why. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly decidedAt: string;
            /** @description Who. */
            readonly decidedBy: components["schemas"]["Actor"];
        };
        /** @description Why a listing is shown as part of a party. */
        readonly PartyTie: {
            /** @description Id of the listing. */
            readonly listing: string;
            /** @description Id of the listing that it is tied to. */
            readonly with: string;
            /**
             * @description The tie, as a code.
             * @enum {string}
             */
            readonly code: "operator" | "repeats" | "publisher_number" | "un_reference" | "imo" | "lei" | "document" | "name_and_birth_date" | "name_and_reason" | "name_and_birth_year" | "name_and_programme" | "organization_name";
            /** @description The same as one plain English sentence. */
            readonly text: string;
        };
        /** @description A passkey of the current user. */
        readonly Passkey: {
            /** @description Id of the passkey; not secret. */
            readonly id: string;
            /** @description Name given by its user. */
            readonly name: string;
            /** @description Host name that it works at. */
            readonly site: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            readonly createdAt: string;
            /** @description When it last logged in; null if never. */
            readonly lastUsedAt: string | null;
        };
        /** @description Options for the browser to create a passkey. */
        readonly PasskeyCreation: {
            /** @description To be signed; works once, for five minutes. */
            readonly challenge: string;
            /** @description Milliseconds that the browser waits. */
            readonly timeout: number;
            /** @description User of the passkey. */
            readonly rp: {
                /** @description Host name that the passkey works at. */
                readonly id: string;
                /** @description Name of the service. */
                readonly name: string;
            };
            /** @description User of the passkey. */
            readonly user: {
                /** @description Id of the user. */
                readonly id: string;
                /** @description User name. */
                readonly name: string;
                /** @description User name. */
                readonly displayName: string;
            };
            /** @description Algorithms, the preferred first. */
            readonly pubKeyCredParams: readonly {
                /**
                 * @description Always public-key.
                 * @constant
                 */
                readonly type: "public-key";
                /** @description COSE algorithm. */
                readonly alg: number;
            }[];
            /** @description Passkeys that the user has. */
            readonly excludeCredentials: readonly components["schemas"]["PasskeyDescriptor"][];
            /** @description What the authenticator should do. */
            readonly authenticatorSelection: {
                /**
                 * @description Whether the authenticator finds it by itself.
                 * @enum {string}
                 */
                readonly residentKey: "discouraged" | "preferred" | "required";
                /**
                 * @description Whether the authenticator asks who uses it.
                 * @enum {string}
                 */
                readonly userVerification: "discouraged" | "preferred" | "required";
            };
            /**
             * @description The make of the authenticator is not requested.
             * @constant
             */
            readonly attestation: "none";
        };
        /** @description A passkey that exists. */
        readonly PasskeyDescriptor: {
            /** @description Id of the credential. */
            readonly id: string;
            /**
             * @description Always public-key.
             * @constant
             */
            readonly type: "public-key";
            /** @description How the authenticator is reached. */
            readonly transports: readonly string[];
        };
        /** @description A log-in by passkey. */
        readonly PasskeyLoginRequest: {
            /** @description True as the second step after the password, false as the only step of a log-in. */
            readonly secondStep: boolean;
            /** @description Answer of the authenticator. */
            readonly passkey: {
                /** @description Id of the credential. */
                readonly id: string;
                /** @description What the browser says about the ceremony. */
                readonly clientDataJSON: string;
                /** @description What the authenticator says about itself. */
                readonly authenticatorData: string;
                /** @description Signature of both. */
                readonly signature: string;
                /** @description Id of the user, if the authenticator keeps it. */
                readonly userHandle?: string;
            };
        };
        /** @description What a passkey is to be used for. */
        readonly PasskeyOptionsRequest: {
            /** @description True as the second step after the password, false as the only step of a log-in. */
            readonly secondStep: boolean;
        };
        /** @description Options for the browser to use a passkey. */
        readonly PasskeyUse: {
            /** @description To be signed; works once, for five minutes. */
            readonly challenge: string;
            /** @description Milliseconds that the browser waits. */
            readonly timeout: number;
            /** @description Host name that the passkeys work at. */
            readonly rpId: string;
            /** @description Passkeys that are accepted; empty for any of this site. */
            readonly allowCredentials: readonly components["schemas"]["PasskeyDescriptor"][];
            /**
             * @description Whether the authenticator asks who uses it.
             * @enum {string}
             */
            readonly userVerification: "discouraged" | "preferred" | "required";
        };
        /** @description A hold to place. */
        readonly PlaceHoldRequest: {
            /** @description Which records. */
            readonly scope: components["schemas"]["HoldScope"];
            /** @description Why; it is recorded. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When it ends automatically; absent: when it is lifted.
             */
            readonly endsAt?: string;
        };
        /** @description The policies of this installation. */
        readonly Policies: {
            /** @description The default first, then by name. */
            readonly items: readonly components["schemas"]["Policy"][];
            /** @description Always null: all policies are returned at once. */
            readonly nextCursor: string | null;
        };
        /** @description One version of a policy. */
        readonly Policy: {
            /** @description Name of the policy. */
            readonly name: string;
            /** @description Counts up from 1, also after a deletion. */
            readonly version: number;
            /** @description SHA-256 of value, written one way. */
            readonly hash: string;
            /** @description Reason for the version. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            readonly savedAt: string;
            /** @description Who saved it. */
            readonly savedBy: components["schemas"]["Actor"];
            /** @description Whether searches that name it use this version. */
            readonly current: boolean;
            /** @description Whether it cannot be replaced or deleted. */
            readonly fixed: boolean;
            readonly value: components["schemas"]["PolicyValue"];
            /** @description Where it could hide what the default policy shows. Not empty: answers under it are restricted. */
            readonly weakens: readonly components["schemas"]["Deviation"][];
            /** @description The saved version that needs a second person; null if there is none. */
            readonly waiting: components["schemas"]["WaitingPolicy"] | null;
        };
        /** @description The members that are hashed. A set of lists, effects or programmes that is left out means all. */
        readonly PolicyValue: {
            /** @description Name of the policy. */
            readonly name: string;
            /** @description Name score from which a listing is a result. */
            readonly threshold: number;
            /** @description Score from which a result has priority high; not below threshold. */
            readonly highFrom: number;
            /** @description Maximum results shown; the rest are counted. */
            readonly limit: number;
            /** @description Also parties that a list no longer carries as active. */
            readonly includeDelisted: boolean;
            /**
             * @description Whether names that a publisher marks weak make a result on their own.
             * @enum {string}
             */
            readonly weakAliases: "never" | "by_publisher" | "always";
            /** @description Only these lists; left out: all. */
            readonly lists?: readonly string[];
            /** @description Only these legal effects; left out: all. */
            readonly effects?: readonly components["schemas"]["Effect"][];
            /** @description Only these programmes; left out: all. */
            readonly programs?: readonly string[];
            /** @description Rules for parties that are listed only for one of these effects. Default for pep: priority review, a full name and no conflict. Parties that a rule removes are named in suppressed. */
            readonly rules?: {
                readonly export_control?: components["schemas"]["EffectRule"];
                readonly debarment?: components["schemas"]["EffectRule"];
                readonly pep?: components["schemas"]["EffectRule"];
            };
            /** @description Verdicts about hits that a second person must approve, and good_guy for good guys, in addition to those of the default policy. */
            readonly fourEyes?: readonly ("true_match" | "false_positive" | "undecided" | "good_guy")[];
            /** @description Days after which an unanswered proposal expires, so that the hit is open again; left out: never. If several policies apply to a customer, the shortest period applies. */
            readonly approvalDays?: number;
            /** @description Ids of tokens for whose programs this policy defines what is complete: their answers have completeByPolicy if everything that it covers was searched. The compatibility APIs choose it by its lists or its name. It also applies to a token that replaces one of these by rotation. */
            readonly completeFor?: readonly string[];
        };
        /** @description A version, without its value. */
        readonly PolicyVersion: {
            /** @description Counts up from 1, also after a deletion. */
            readonly version: number;
            /** @description SHA-256 of value, written one way. */
            readonly hash: string;
            /** @description Reason for the version. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            readonly savedAt: string;
            /** @description Who saved it. */
            readonly savedBy: components["schemas"]["Actor"];
        };
        /** @description The current policy and its versions. */
        readonly PolicyWithVersions: {
            /** @description Name of the policy. */
            readonly name: string;
            /** @description Counts up from 1, also after a deletion. */
            readonly version: number;
            /** @description SHA-256 of value, written one way. */
            readonly hash: string;
            /** @description Reason for the version. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            readonly savedAt: string;
            /** @description Who saved it. */
            readonly savedBy: components["schemas"]["Actor"];
            /** @description Whether searches that name it use this version. */
            readonly current: boolean;
            /** @description Whether it cannot be replaced or deleted. */
            readonly fixed: boolean;
            readonly value: components["schemas"]["PolicyValue"];
            /** @description Where it could hide what the default policy shows. Not empty: answers under it are restricted. */
            readonly weakens: readonly components["schemas"]["Deviation"][];
            /** @description The saved version that needs a second person; null if there is none. */
            readonly waiting: components["schemas"]["WaitingPolicy"] | null;
            /** @description Every version, newest first. */
            readonly versions: readonly components["schemas"]["PolicyVersion"][];
        };
        /** @description Another party that may be the same person; a suggestion only. */
        readonly PossiblySame: {
            /** @description Id of the other party. */
            readonly entityId: string;
            /** @description Its main name. */
            readonly primaryName: string;
            /** @description Id of the list it is on. */
            readonly list: string;
            /**
             * @description What agrees, as a code.
             * @enum {string}
             */
            readonly code?: "name_and_birth_date";
            /** @description What agrees, as one plain English sentence. */
            readonly text: string;
        };
        /** @description How the file would be read. */
        readonly PreviewBatchRequest: {
            /** @description Mapping of the columns. Absent: as in the batch. Columns that are left out are unmapped: an unmapped column with words prevents the start of the batch. */
            readonly columns?: readonly components["schemas"]["BatchColumn"][];
            /** @description Whether the first row names the columns. If false, it is screened like all others. */
            readonly headings?: boolean;
            /** @description Rows above the headings or the first row of data, such as a title: they are not screened. */
            readonly skip?: number;
            /** @description XLSX: number of the sheet, from 1. */
            readonly sheet?: number;
            readonly encoding?: components["schemas"]["FileEncoding"];
            /** @description Name of a saved mapping. Not used if columns are given. */
            readonly mapping?: string;
            /** @description Further columns, or members of JSON rows, to set aside: recorded, and named in rows and reports. A row without one of its names is never a complete no_match. */
            readonly ignore?: readonly string[];
        };
        /** @description Whose records would be erased. */
        readonly PreviewErasureRequest: {
            readonly selection: components["schemas"]["ErasureSelection"];
        };
        /** @description Settings to try. */
        readonly PreviewRetentionRequest: {
            /** @description One row for each kind, and one for each purpose of its own. */
            readonly items: readonly components["schemas"]["RetentionItem"][];
        };
        /** @description The policy that customers would be screened under. */
        readonly PreviewRunRequest: {
            /** @description Name of a policy of this installation. A policy weaker than the default makes the answer restricted. Default: "default". */
            readonly policy: string;
        };
        /** @description A customer whose status another policy would change. */
        readonly PreviewedCustomer: {
            /** @description Opaque id of one of your references, for URLs. */
            readonly customerId: string;
            /**
             * @description Its status now.
             * @enum {string}
             */
            readonly from: "waiting" | "clear" | "alert" | "decided" | "not_screened";
            /**
             * @description Its status under the other policy.
             * @enum {string}
             */
            readonly to: "waiting" | "clear" | "alert" | "decided" | "not_screened";
        };
        /** @description Number of customers that another policy would move from one status to another. */
        readonly PreviewedMove: {
            /**
             * @description The status now.
             * @enum {string}
             */
            readonly from: "waiting" | "clear" | "alert" | "decided" | "not_screened";
            /**
             * @description The status under the other policy.
             * @enum {string}
             */
            readonly to: "waiting" | "clear" | "alert" | "decided" | "not_screened";
            /** @description How many customers. */
            readonly count: number;
        };
        /** @description What a purge would delete of one kind. */
        readonly PreviewedRetention: {
            /**
             * @description screenings: those without their own row. no_match: screenings without a result. audit_events: who did what. access: ended sessions, expired invitations, failed log-ins.
             * @enum {string}
             */
            readonly kind: "screenings" | "no_match" | "audit_events" | "access";
            /** @description Only screenings recorded with this purpose, whatever their outcome. null: all without their own row. */
            readonly purpose: string | null;
            /** @description Older records would be purged; null if all are kept. */
            readonly before: string | null;
            /** @description Records that would be purged. */
            readonly count: number;
            /** @description Records of that age that a legal hold keeps. */
            readonly heldCount: number;
        };
        /**
         * @description high from score 85 or by identifier.
         * @enum {string}
         */
        readonly Priority: "high" | "review";
        /** @description A problem as RFC 9457 defines it. */
        readonly Problem: {
            /** @description URI that identifies the kind of problem. */
            readonly type: string;
            /** @description What happened; the same for every problem of this code. */
            readonly title: string;
            /** @description The HTTP status. */
            readonly status: number;
            /** @description What happened this time and what to do next. Never holds screened text. */
            readonly detail: string;
            /** @description The path that was called, without a query string. */
            readonly instance: string;
            readonly code: components["schemas"]["ErrorCode"];
            /** @description Id of this request, also in the log and in the header x-request-id. */
            readonly requestId: string;
            /** @description Each error in the request, if the request is at fault. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description The caller confirms their identity again. */
        readonly ProvePasswordRequest: {
            /** @description The password as it is. */
            readonly password: string;
        };
        /** @description Result of one purge. */
        readonly PurgeRun: {
            /**
             * Format: date-time
             * @description When it began.
             */
            readonly startedAt: string;
            /** @description When it ended; null while it runs or if it was interrupted. */
            readonly endedAt: string | null;
            /** @description Screenings that were purged. */
            readonly screeningCount: number;
            /** @description Audit events that were purged. */
            readonly eventCount: number;
            /** @description Sessions, invitations and log-in attempts that were removed. */
            readonly accessCount: number;
            /** @description Entries whose digests were removed from the ledger. */
            readonly entryCount: number;
            /** @description Why it did not purge everything; null if it did. */
            readonly problem: string | null;
        };
        /** @description Schedule and results of purges. */
        readonly PurgeState: {
            /** @description Approximate start of the next purge; null if one is due. */
            readonly nextAt: string | null;
            /**
             * @description doubtful: it moved ahead by more than 31 days, and nothing is purged until a person confirms it.
             * @enum {string}
             */
            readonly clock: "plausible" | "doubtful";
            /**
             * Format: date-time
             * @description What the clock shows.
             */
            readonly now: string;
            /** @description Whether screenings are written to files before they are purged (NAMESAKE_PURGE_EXPORT_DIR). */
            readonly exports: boolean;
            /** @description The last purges, the newest first. */
            readonly runs: readonly components["schemas"]["PurgeRun"][];
        };
        /** @description One identifier of the screened party. */
        readonly QueryIdentifier: {
            /** @description Kind of identifier; absent: any kind may match. */
            readonly type?: components["schemas"]["IdentifierType"];
            /** @description The identifier as written; spaces, dashes and case do not matter. */
            readonly value: string;
            /** @description Issuer, ISO 3166-1 alpha-2. */
            readonly country?: string;
        };
        /** @description Whether searches can be answered. */
        readonly Readiness: {
            /**
             * @description ready: required lists, or the sample list, are loaded and searches are answered. storage_unavailable: nothing can be recorded, so nothing is answered; problems says why. incomplete, with ?strict=true only: searches are answered, but on the sample list, or without a required list that is fresh.
             * @enum {string}
             */
            readonly status: "ready" | "starting" | "lists_missing" | "storage_unavailable" | "incomplete" | "shutting_down";
            /** @description Whether only the fictional sample list is loaded. */
            readonly demo: boolean;
            /** @description Whether every required list is loaded and fresh enough. */
            readonly complete: boolean;
            /** @description Problems for the operator, as sentences: why nothing can be recorded; control names that the main thread or a replaced thread did not find; lists that are old, too old or missing. Empty if there is no problem. */
            readonly problems: readonly string[];
            /** @description Progress of loading lists; null while none is being loaded. */
            readonly loading: components["schemas"]["ListsLoading"] | null;
            /** @description Each list and its status. */
            readonly lists: readonly {
                /** @description Id of the list. */
                readonly id: string;
                readonly status: components["schemas"]["ListStatus"];
                /** @description Age in seconds: since the operator declared the file current, if one did; else since checkedAt; else since publishedAt. Null if unknown. */
                readonly ageSeconds: number | null;
                /** @description Listings in it. */
                readonly recordCount: number | null;
                readonly declaredCurrent?: components["schemas"]["DeclaredCurrent"];
            }[];
        };
        /** @description A reason for or against a result. */
        readonly Reason: {
            /** @description Reason as a code to branch on. */
            readonly code: components["schemas"]["ReasonCode"];
            /** @description The reason as one plain English sentence. */
            readonly text: string;
        };
        /**
         * @description Reason for or against a result.
         * @enum {string}
         */
        readonly ReasonCode: "name_match" | "name_close" | "partial_name" | "initials" | "weak_alias_only" | "possible_affiliate" | "identifier_match" | "identifier_close" | "identifier_in_prose" | "bic_branch" | "iban_bank" | "imo_conflict" | "birth_date_match" | "birth_date_close" | "birth_date_conflict" | "country_match" | "country_conflict" | "gender_conflict" | "type_conflict" | "name_in_text" | "name_in_longer_name" | "says_little" | "effect_for_review" | "delisted";
        /** @description Proof that a screening was recorded, and of its request and answer. */
        readonly Receipt: {
            /**
             * @description What this is.
             * @constant
             */
            readonly format: "namesake-receipt-1";
            /** @description The screening. */
            readonly searchId: string;
            /** @description What was recorded; may be left out to show a receipt without names. */
            readonly content?: components["schemas"]["ReceiptContent"];
            /** @description Random bytes of the leaf, hexadecimal. */
            readonly salt: string;
            /** @description Of the salt and the content. SHA-256, hexadecimal. */
            readonly leaf: string;
            /** @description Number of the entry in the chain. */
            readonly entry: number;
            /** @description Hashes from the leaf to the root, lowest first. */
            readonly path: readonly string[];
            /** @description Where the entry was sealed. */
            readonly segment: components["schemas"]["ReceiptSegment"];
            readonly signature: components["schemas"]["ReceiptSignature"];
        };
        /** @description One check of a receipt. */
        readonly ReceiptCheck: {
            /**
             * @description What was checked.
             * @enum {string}
             */
            readonly check: "content" | "path" | "segment" | "signature" | "key" | "chain";
            /**
             * @description Result of the check.
             * @enum {string}
             */
            readonly result: "passed" | "failed" | "not_checked";
            /** @description The same in words. */
            readonly text: string;
        };
        /** @description What was recorded of the screening. A receipt proves without it that something was recorded. */
        readonly ReceiptContent: {
            /** @description Who asked. */
            readonly actor: string;
            /** @description Outcome of the screening. */
            readonly outcome: string;
            /** @description Results before the limit. */
            readonly total: number;
            /** @description Hash of its lists, engine and policy, as JSON. SHA-256, hexadecimal. */
            readonly contextHash: string;
            /** @description JSON of the request, byte for byte. */
            readonly request: string;
            /** @description JSON of the answer, byte for byte. */
            readonly answer: string;
        };
        /** @description A public key that signs or signed receipts. */
        readonly ReceiptKey: {
            /** @description Id of the key: the first half of the SHA-256 of its 32 bytes. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it began to sign.
             */
            readonly from: string;
            /** @description When another key replaced it; null for the current key. */
            readonly until: string | null;
            /** @description As a JSON Web Key (RFC 8037). */
            readonly jwk: {
                /**
                 * @description Kind of key.
                 * @constant
                 */
                readonly kty: "OKP";
                /**
                 * @description Curve.
                 * @constant
                 */
                readonly crv: "Ed25519";
                /** @description The 32 bytes, base64url. */
                readonly x: string;
                /** @description Id of the key. */
                readonly kid: string;
            };
            /** @description As PEM. */
            readonly pem: string;
        };
        /** @description Every key that signs or signed receipts of this installation. */
        readonly ReceiptKeys: {
            /** @description The latest first. */
            readonly items: readonly components["schemas"]["ReceiptKey"][];
        };
        /**
         * Format: binary
         * @description A PDF of A4 pages.
         */
        readonly ReceiptPdf: string;
        /** @description The screening that a receipt proves. */
        readonly ReceiptScreening: {
            /** @description The screening. */
            readonly searchId: string;
            /** @description What was screened. */
            readonly searchText: string;
            /** @description When. */
            readonly searchedAt: string | null;
            /** @description Outcome of the screening. */
            readonly outcome: string;
            /** @description Whether all required lists were searched. */
            readonly complete: boolean;
        };
        /** @description The entries that were sealed together within a second. */
        readonly ReceiptSegment: {
            /** @description Number of the segment in the chain. */
            readonly number: number;
            /** @description genesis, entries, recovered or checkpoint. */
            readonly kind: string;
            /** @description Its first entry. */
            readonly first: number;
            /** @description Its last entry. */
            readonly last: number;
            /**
             * Format: date-time
             * @description When it was sealed.
             */
            readonly sealedAt: string;
            /** @description The process that sealed it. */
            readonly sealedBy: string;
            /** @description Records from before the chain; only for the first segment and checkpoints. */
            readonly note: string;
            /** @description Head of the previous segment; zeros for the first. SHA-256, hexadecimal. */
            readonly previous: string;
            /** @description Root of the Merkle tree over its entries. SHA-256, hexadecimal. */
            readonly root: string;
            /** @description Hash of all the above: the signed value. SHA-256, hexadecimal. */
            readonly head: string;
        };
        /** @description The signature of the segment. */
        readonly ReceiptSignature: {
            /**
             * @description The kind of signature.
             * @constant
             */
            readonly algorithm: "Ed25519";
            /** @description Id of the key: its fingerprint. */
            readonly keyId: string;
            /** @description The public key, 32 bytes in base64url. Trust it only if you know keyId. */
            readonly publicKey: string;
            /** @description Signature of the head, base64url. */
            readonly value: string;
        };
        /** @description Whether a receipt can be relied on, and why. */
        readonly ReceiptVerdict: {
            /**
             * @description proved: recorded here as the receipt says. content_not_shown: something was recorded here, and the receipt does not say what. altered: the receipt is inconsistent. unknown_key: it is consistent, and another installation signed it. not_in_chain: its segment is missing from the chain of this installation.
             * @enum {string}
             */
            readonly verdict: "proved" | "content_not_shown" | "altered" | "unknown_key" | "not_in_chain";
            /** @description The verdict in words. */
            readonly text: string;
            /** @description Every check, in order. */
            readonly checks: readonly components["schemas"]["ReceiptCheck"][];
            /** @description What is proved; null if the receipt proves no content. */
            readonly screening: components["schemas"]["ReceiptScreening"] | null;
        };
        /** @description New recovery codes; earlier ones stop working. */
        readonly RecoveryCodes: {
            /** @description Each works once in place of a second factor; shown only once. */
            readonly recoveryCodes: readonly string[];
        };
        /** @description A row that was not imported. */
        readonly RefusedGoodGuy: {
            /** @description Line of the CSV, from 1. */
            readonly line: number;
            /**
             * @description Why, as a code.
             * @enum {string}
             */
            readonly code: "external_ref_missing" | "customer_not_found" | "listing_unknown" | "reason_unknown" | "text_missing" | "expiry_invalid" | "good_guy_exists" | "value_too_long";
            /** @description Why. */
            readonly detail: string;
        };
        /** @description A refused download, stored for inspection. */
        readonly RefusedVersion: {
            /** @description SHA-256 of the file. */
            readonly fileHash: string;
            /** @description Why it was refused, as a code. */
            readonly code: string;
            /** @description Why it was refused. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When it last arrived.
             */
            readonly refusedAt: string;
            /** @description Length of the file. */
            readonly bytes: number;
            /** @description Whether it is complete, so that an operator may accept it: too small or too old, but not broken. */
            readonly acceptable: boolean;
        };
        /** @description Refused downloads of a list. */
        readonly RefusedVersions: {
            /** @description Newest first; the last five are kept. */
            readonly items: readonly components["schemas"]["RefusedVersion"][];
            /** @description Always null: all are returned at once. */
            readonly nextCursor: string | null;
        };
        /** @description A related party of a customer, screened like the customer. */
        readonly RelatedParty: {
            /** @description Role of the party for the customer. Each role occurs once: number them if there are several. */
            readonly role: string;
            /** @description A name in any script and order, several words around a name, an identifier (passport, IMO, BIC, LEI, tax number, crypto address), or a longer text in which listed names are found wherever they appear. */
            readonly searchText: string;
            /**
             * @description What the party is. Orders results; never hides one. Default: "any".
             * @enum {string}
             */
            readonly entityType?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "any";
            /**
             * @description The same as entityType, by a shorter name: give one of the two.
             * @enum {string}
             */
            readonly type?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "any";
            /** @description Birth date: YYYY-MM-DD, YYYY-MM, YYYY, "7 Oct 1952", "07.10.1952", "Oct 1952", "circa 1952", "1950 to 1952". "10/07/1952" counts as both days it may be. From 1850 on, not in the future. A conflict lowers the score and is reported; it hides nothing. */
            readonly birthDate?: string;
            /** @description Gender of the person. */
            readonly gender?: components["schemas"]["Gender"];
            /** @description Countries of the party in any role (nationality, residence, registration), ISO 3166-1 alpha-2. */
            readonly countries?: readonly string[];
            /** @description Identifiers of the party. A listing with one of them is a result whatever the name. */
            readonly identifiers?: readonly components["schemas"]["QueryIdentifier"][];
            /** @description Addresses as one line each. */
            readonly addresses?: readonly string[];
            /** @description Other names of the same party; each is screened as a separate reading. */
            readonly aliases?: readonly string[];
        };
        /** @description Screenings of a related party of a customer. */
        readonly RelatedScreenings: {
            /** @description Reference of the party. */
            readonly externalRef: string;
            /** @description Its screenings. */
            readonly count: number;
        };
        /** @description The user confirms the password to remove a passkey. */
        readonly RemovePasskeyRequest: {
            /** @description The password as it is. */
            readonly password: string;
        };
        /** @description The user confirms both factors to remove the authenticator app. */
        readonly RemoveTotpRequest: {
            /** @description The password as it is. */
            readonly password: string;
            /** @description A code of the authenticator app, or a recovery code. */
            readonly code: string;
        };
        /** @description When and why a case was reopened after a decision. */
        readonly Reopened: {
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /** @description What changed since the decision. */
            readonly because: readonly ("new_party" | "new_listing" | "stronger" | "listing_changed" | "reopened")[];
        };
        /** @description A recorded screening, run again, and what differs. */
        readonly Replay: {
            /** @description The screening that was replayed. */
            readonly searchId: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly replayedAt: string;
            /**
             * @description same: every compared result is as recorded. different: see differences. not_replayed: something is missing, and nothing was run.
             * @enum {string}
             */
            readonly verdict: "same" | "different" | "not_replayed";
            /** @description Whether the verdict is same. */
            readonly same: boolean;
            /** @description The verdict in words. */
            readonly text: string;
            /** @description Whether engine and model are the recorded ones. Otherwise the verdict is about another engine; the recorded one is needed to repeat the screening exactly. */
            readonly byRecordedEngine: boolean;
            readonly engine: components["schemas"]["ReplayEngines"];
            /** @description The policy that the record names. */
            readonly policy: {
                /** @description Name of the policy. */
                readonly name: string;
                /** @description Hash of the policy in force, including the changes in the request. */
                readonly hash: string;
            };
            /** @description The versions of lists that the record names. */
            readonly lists: readonly components["schemas"]["ReplayList"][];
            /** @description What is missing; empty if it was run. */
            readonly missing: readonly components["schemas"]["ReplayMissing"][];
            /** @description The recorded answer. */
            readonly recorded: components["schemas"]["ReplayAnswer"];
            /** @description The replayed one; null if nothing was run. */
            readonly replayed: components["schemas"]["ReplayAnswer"] | null;
            /** @description What differs; empty if same. */
            readonly differences: readonly components["schemas"]["ReplayDifference"][];
        };
        /** @description An answer in short. */
        readonly ReplayAnswer: {
            /** @description The outcome; null if this engine gives no answer at all, for example for a text that it cannot compare. */
            readonly outcome: components["schemas"]["Outcome"] | null;
            /** @description Whether the answer was complete. */
            readonly complete: boolean;
            /** @description Results on all pages. */
            readonly total: number;
        };
        /** @description One way in which the replayed answer differs. */
        readonly ReplayDifference: {
            /**
             * @description What differs, as a code.
             * @enum {string}
             */
            readonly code: "outcome_changed" | "complete_changed" | "total_changed" | "threshold_changed" | "interpretation_changed" | "not_compared_changed" | "warnings_changed" | "suppressed_changed" | "result_added" | "result_removed" | "order_changed" | "priority_changed" | "score_changed" | "name_score_changed" | "name_changed" | "reasons_changed" | "listings_changed" | "evidence_changed";
            /** @description The result that it is about; null for the whole answer. */
            readonly entityId: string | null;
            /** @description The main name of that result. */
            readonly name: string | null;
            /** @description What was recorded; null if nothing. */
            readonly recorded: string | null;
            /** @description What the replay gave; null if nothing. */
            readonly replayed: string | null;
            /** @description The same as one plain English sentence. */
            readonly text: string;
        };
        /** @description An engine and its model. */
        readonly ReplayEngine: {
            /** @description Version of the scoring engine. */
            readonly version: string;
            /** @description Hash of the frozen model. */
            readonly modelHash: string;
        };
        /** @description Engines of the record and of the replay. */
        readonly ReplayEngines: {
            /** @description What the screening ran on. */
            readonly recorded: components["schemas"]["ReplayEngine"];
            /** @description What this installation runs. */
            readonly used: components["schemas"]["ReplayEngine"];
        };
        /** @description A version of a list that the record names. */
        readonly ReplayList: {
            /** @description Id of the list. */
            readonly id: string;
            /** @description Its version. */
            readonly version: string | null;
            /** @description SHA-256 of its file. */
            readonly fileHash: string;
        };
        /** @description Something that the replay needs and that is not here. */
        readonly ReplayMissing: {
            /**
             * @description What is missing.
             * @enum {string}
             */
            readonly kind: "list_version" | "policy" | "request" | "answer";
            /** @description Id of the list, or name of the policy; empty for others. */
            readonly name: string;
            /** @description Version of the list. */
            readonly version: string | null;
            /** @description SHA-256 of the list’s file, or the hash of the policy. */
            readonly hash: string | null;
            /** @description Why, as one plain English sentence. */
            readonly text: string;
        };
        /** @description Number of failed deliveries sent again. */
        readonly ReplayedDeliveries: {
            /** @description Failed deliveries that were requeued. */
            readonly replayedCount: number;
            /** @description Failed deliveries that are left: repeat the request if there are any. */
            readonly failedCount: number;
        };
        /** @description How long records are kept. */
        readonly Retention: {
            /** @description Number of these settings; 0: the built-in settings. */
            readonly version: number;
            /** @description How long each kind is kept. */
            readonly items: readonly components["schemas"]["RetentionItem"][];
            /** @description Why they were saved. */
            readonly text: string;
            /** @description When they were saved. */
            readonly savedAt: string | null;
            /** @description Who saved them; null for the built-in settings. */
            readonly savedBy: components["schemas"]["Actor"] | null;
            /** @description From when shortened periods take effect; null if they already do. */
            readonly shortensAt: string | null;
            readonly purge: components["schemas"]["PurgeState"];
        };
        /** @description How long one kind of record is kept. */
        readonly RetentionItem: {
            /**
             * @description screenings: those without their own row. no_match: screenings without a result. audit_events: who did what. access: ended sessions, expired invitations, failed log-ins.
             * @enum {string}
             */
            readonly kind: "screenings" | "no_match" | "audit_events" | "access";
            /** @description Only screenings recorded with this purpose, whatever their outcome. null: all without their own row. */
            readonly purpose: string | null;
            /** @description Purged at this age. null keeps for ever. */
            readonly keepDays: number | null;
            /** @description The minimum: no purge takes anything younger. */
            readonly floorDays: number;
            /** @description The maximum: purged at this age at the latest. null is none. */
            readonly ceilingDays: number | null;
        };
        /** @description What a purge would delete now. Nothing was deleted. */
        readonly RetentionPreview: {
            /** @description In the order of the request. */
            readonly items: readonly components["schemas"]["PreviewedRetention"][];
        };
        /**
         * @description Role of the user, as in GET /roles.
         * @enum {string}
         */
        readonly Role: "admin" | "manager" | "analyst" | "auditor" | "integrator";
        /** @description One role. */
        readonly RoleInfo: {
            readonly role: components["schemas"]["Role"];
            /** @description What it is for. */
            readonly text: string;
            /** @description What it may do. */
            readonly scopes: readonly components["schemas"]["Scope"][];
        };
        /** @description The permission table: which role has which scopes. */
        readonly Roles: {
            /** @description Every role. */
            readonly items: readonly components["schemas"]["RoleInfo"][];
            /** @description Every scope. */
            readonly scopes: readonly components["schemas"]["ScopeInfo"][];
        };
        /** @description How a token is replaced. */
        readonly RotateTokenRequest: {
            /** @description Hours for which the old token still works. Default: 24. */
            readonly overlapHours?: number;
        };
        /** @description How the secret is replaced. */
        readonly RotateWebhookRequest: {
            /** @description Hours for which the old secret also signs, in addition to the new one. Default: 24. */
            readonly overlapHours?: number;
        };
        /** @description A rule: rows with conditions and effects for hits. */
        readonly Rule: {
            /** @description Name of the rule. */
            readonly name: string;
            /** @description The version in force; null if there is none. */
            readonly current: components["schemas"]["RuleVersion"] | null;
            /** @description Every version, newest first. */
            readonly versions: readonly components["schemas"]["RuleVersion"][];
        };
        /** @description Rule changes between two runs. */
        readonly RuleChange: {
            /**
             * @description engine, model: an upgrade. policy: the default one. groups: the policies of groups. parties: joined and split listings. held: held removals. rules: those in force.
             * @enum {string}
             */
            readonly what: "engine" | "model" | "policy" | "groups" | "parties" | "held" | "rules";
            /** @description In the previous run: the version or hash; for groups, parties, held and rules, the number of them. */
            readonly from: string;
            /** @description In this run. */
            readonly to: string;
        };
        /** @description Conditions that must all hold for a hit. At least one member is needed. */
        readonly RuleCondition: {
            /** @description For each field, the verdicts that the comparison may have; unknown if a side has no value. */
            readonly fields?: {
                readonly [key: string]: readonly ("match" | "close" | "conflict" | "unknown")[];
            };
            /** @description Every listing of the party is on one of these lists. */
            readonly lists?: readonly string[];
            /** @description Screened under one of these policies: each group of customers has one. */
            readonly policies?: readonly string[];
            /** @description What the party is. */
            readonly types?: readonly components["schemas"]["EntityType"][];
            /** @description Its score is lower than this. */
            readonly scoreBelow?: number;
            /** @description Its name score is lower than this. */
            readonly nameScoreBelow?: number;
            /** @description Its priority. */
            readonly priority?: components["schemas"]["Priority"];
        };
        /** @description A condition and the effect on hits that meet it. */
        readonly RuleRow: {
            readonly when: components["schemas"]["RuleCondition"];
            /**
             * @description lower: the priority is review. route: its case is put into queue. set_due: its case is due after dueHours. discount: it is not a result.
             * @enum {string}
             */
            readonly effect: "lower" | "route" | "set_due" | "discount";
            /** @description For route: name of the queue. */
            readonly queue?: string;
            /** @description For set_due: hours in which the case is to be decided. */
            readonly dueHours?: number;
        };
        /** @description What a rule would have done. Nothing is changed. */
        readonly RuleSimulation: {
            /** @description Recorded screenings. */
            readonly recorded: components["schemas"]["SimulatedScreenings"];
            /** @description Listed parties with mistakes in name and data. */
            readonly distorted: components["schemas"]["SimulatedNames"];
        };
        /** @description A version of a rule. Its effect never changes. */
        readonly RuleVersion: {
            /** @description Name of the rule. */
            readonly name: string;
            /** @description Counts up from 1. */
            readonly version: number;
            /**
             * @description Only in_force is applied. replaced: another version came into force. expired: endsAt is over.
             * @enum {string}
             */
            readonly state: "draft" | "proposed" | "in_force" | "rejected" | "ended" | "replaced" | "expired";
            /** @description In this order: the first row that a hit meets is applied. */
            readonly rows: readonly components["schemas"]["RuleRow"][];
            /**
             * Format: date-time
             * @description When it stops.
             */
            readonly endsAt: string;
            /** @description Reason for the version. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            readonly savedAt: string;
            /** @description Who saved it. */
            readonly savedBy: components["schemas"]["Actor"];
            /** @description Who proposed it; null while it is a draft. */
            readonly proposed: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                readonly at: string;
                /** @description Who. */
                readonly by: components["schemas"]["Actor"];
            } | null;
            /** @description The second person who put it in force; null if nobody did. */
            readonly approved: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                readonly at: string;
                /** @description Who. */
                readonly by: components["schemas"]["Actor"];
            } | null;
            /** @description Who rejected, ended or replaced it; null if nobody did. */
            readonly over: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                readonly at: string;
                /** @description Who. */
                readonly by: components["schemas"]["Actor"];
            } | null;
            /** @description When it stopped being in force; null if it still is, or never was. */
            readonly stoppedAt: string | null;
        };
        /** @description The rules of this installation. */
        readonly Rules: {
            /** @description In the order in which they are applied: by name. */
            readonly items: readonly components["schemas"]["Rule"][];
            /** @description Always null: all rules are returned at once. */
            readonly nextCursor: string | null;
        };
        /** @description One run over all customers under watch. */
        readonly Run: {
            /** @description Id of the run. */
            readonly id: string;
            /**
             * @description full: all customers; in a scheduled run, all customers of its groups. delta: customers whom a change of the lists can affect. preview: all customers under another policy; nothing is recorded or changed.
             * @enum {string}
             */
            readonly kind: "full" | "delta" | "preview";
            /**
             * @description first: there was none before. lists: they changed. rules: engine, policy, groups, joined parties or held removals changed; changes says which. schedule: it was due on the schedule of the groups. completed: lists are complete again. request: it was requested.
             * @enum {string}
             */
            readonly why: "first" | "lists" | "rules" | "schedule" | "completed" | "request";
            /**
             * @description done: all customers of the book were processed, in complete lists; lists says which of them only the operator declared current. incomplete: a required list was missing or too old. superseded: lists or rules changed meanwhile, and another run began.
             * @enum {string}
             */
            readonly state: "running" | "done" | "incomplete" | "superseded";
            /** @description Who requested it: a user, a token or the service. */
            readonly createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it began.
             */
            readonly startedAt: string;
            /** @description When it ended. */
            readonly endedAt: string | null;
            /** @description For a preview: the policy under which all customers are screened; otherwise null. */
            readonly policy: string | null;
            /** @description For a scheduled run: when it was due. */
            readonly dueAt: string | null;
            /** @description For a scheduled run: the groups that were due, of those that the caller may see; null: all customers. */
            readonly groups: readonly string[] | null;
            /** @description Customers under watch that it covered when it began; only those whom the caller may see. */
            readonly bookCount: number;
            readonly counts: components["schemas"]["RunCounts"];
            /** @description What was searched. */
            readonly lists: readonly components["schemas"]["RunList"][];
            /** @description Version of the engine. */
            readonly engineVersion: string;
            /** @description Hash of its model. */
            readonly modelHash: string;
            /** @description Hash of the default policy. */
            readonly policyHash: string;
            /** @description Rule changes since the previous run; for list changes, see lists. */
            readonly changes: readonly components["schemas"]["RuleChange"][];
            /** @description For a full run that ended: root of the tree over its customers (RFC 6962), also in the audit log. */
            readonly root: string | null;
        };
        /** @description Number of customers in each status after a run, in the groups that the caller may see. */
        readonly RunCounts: {
            /** @description Customers that the run has processed. */
            readonly customers: number;
            /** @description Customers screened in full; in a delta run, those whom the change could affect. */
            readonly compared: number;
            /** @description Clear after it. */
            readonly clear: number;
            /** @description With an alert after it. */
            readonly alert: number;
            /** @description Decided after it. */
            readonly decided: number;
            /** @description Customers that could not be screened, or not in full. */
            readonly notScreened: number;
            /** @description Those by reason: an outcome, the code of an error, or lists_incomplete. */
            readonly because: {
                readonly [key: string]: number;
            };
            /** @description Screenings that were recorded because they differ from the previous record. */
            readonly recorded: number;
            /** @description Customers whose status changed; in a preview, would change. Waiting customers have no status yet. */
            readonly changed: number;
            /** @description Customers with a new alert; in a preview, those who would have one. */
            readonly alerted: number;
            /** @description For a preview: customers whose status would change, at most 100. */
            readonly examples: readonly components["schemas"]["PreviewedCustomer"][];
            /** @description For a preview: all customers by current status and status under the other policy. */
            readonly moves: readonly components["schemas"]["PreviewedMove"][];
            /** @description Differences that no earlier run found although nothing had changed: each is an alarm. */
            readonly missed: number;
        };
        /**
         * Format: binary
         * @description A CSV file.
         */
        readonly RunCsv: string;
        /** @description A list that a run searched. */
        readonly RunList: {
            /** @description Id of the list. */
            readonly id: string;
            /** @description Version, as the publisher calls it. */
            readonly version: string;
            /** @description SHA-256 of the file. */
            readonly fileHash: string;
            /** @description Whether only the operator declared its file current when the run began, whatever its age; null in runs of earlier versions. */
            readonly declaredCurrent: boolean | null;
        };
        /** @description A page of runs. */
        readonly RunPage: {
            /** @description The newest first. */
            readonly items: readonly components["schemas"]["Run"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /**
         * Format: binary
         * @description A PDF file.
         */
        readonly RunPdf: string;
        /** @description Proof that a customer was in a run (RFC 6962). */
        readonly RunProof: {
            readonly run: components["schemas"]["Run"];
            /**
             * @description Status of the customer after the run.
             * @enum {string}
             */
            readonly status: "waiting" | "clear" | "alert" | "decided" | "not_screened";
            /** @description What the run recorded: 31 bytes of the keyed hash of the reference and one of the status, in hexadecimal. */
            readonly leaf: string;
            /** @description The leaf in its part of the run. */
            readonly inPart: components["schemas"]["TreePlace"];
            /** @description The root of that part among those of all parts. */
            readonly inRun: components["schemas"]["TreePlace"];
        };
        /** @description A mapping of columns for recurring files. */
        readonly SaveBatchMappingRequest: {
            /** @description What the columns hold. */
            readonly columns: readonly components["schemas"]["BatchColumn"][];
            /** @description Whether the first row names the columns. If false, it is screened like all others. */
            readonly headings: boolean;
        };
        /** @description Steps to do once a case has this verdict. Each id occurs once. */
        readonly SaveCaseChecklists: {
            /** @description In this order. Default: []. */
            readonly true_match?: readonly components["schemas"]["ChecklistItem"][];
            /** @description In this order. Default: []. */
            readonly false_positive?: readonly components["schemas"]["ChecklistItem"][];
            /** @description In this order. Default: []. */
            readonly undecided?: readonly components["schemas"]["ChecklistItem"][];
        };
        /** @description Cases for which all of this holds. */
        readonly SaveCaseQueue: {
            /** @description Name of a queue. */
            readonly name: string;
            /** @description Only customers of these groups; empty: of any. Default: []. */
            readonly groups?: readonly string[];
            /** @description Only with a listing of one of these lists; empty: of any. Default: []. */
            readonly lists?: readonly string[];
            /** @description Only customers with one of these countries; empty: with any. Default: []. */
            readonly countries?: readonly string[];
            /** @description Only of this priority; null: of any. Default: null. */
            readonly priority?: ("high" | "review") | null;
            /** @description Who gets its cases by POST /cases/next; empty: everybody. Default: []. */
            readonly members?: readonly string[];
            /** @description Hours in which a case is to be decided, weekends included; null: no limit. Default: null. */
            readonly dueHours?: number | null;
            /** @description Who gets a case that is not decided in time: this person, otherwise their deputy, otherwise unassigned. null: it stays with its current assignee. Default: null. */
            readonly escalateTo?: string | null;
        };
        /** @description The complete new queues and checklists. */
        readonly SaveCaseSettingsRequest: {
            /** @description The version that you changed. */
            readonly version: number;
            /** @description A case is in the first queue that matches it. */
            readonly queues: readonly components["schemas"]["SaveCaseQueue"][];
            readonly checklists: components["schemas"]["SaveCaseChecklists"];
        };
        /** @description Customers to add or to change. */
        readonly SaveCustomersRequest: {
            /** @description At most 100; use a file for more. */
            readonly customers: readonly components["schemas"]["CustomerData"][];
            /**
             * Format: date-time
             * @description Nothing is saved if one of these customers was changed later. Send the changedAt that you read, so that no change by somebody else in between is overwritten.
             */
            readonly unchangedSince?: string;
        };
        /** @description Settings for the customers of a group. Members left out stay unchanged. */
        readonly SaveGroupRequest: {
            /** @description Name of a policy of this installation. A policy weaker than the default makes the answer restricted. Default: "default". */
            readonly policy?: string;
            /** @description Days between full runs over its customers, besides changes. */
            readonly fullEveryDays?: number;
            /** @description Days for which its customers are kept after their relationship ended; null: as long as screenings with results. */
            readonly keepEndedDays?: number | null;
            /** @description Who may see its customers, besides administrators: roles, users and tokens. Others cannot see that they exist. null: everybody who may see customers. */
            readonly members?: readonly string[] | null;
        };
        /** @description The policy as a whole. A member left out takes the value of the default policy. */
        readonly SavePolicyRequest: {
            /** @description Name score from which a listing is a result. */
            readonly threshold?: number;
            /** @description Score from which a result has priority high; not below threshold. */
            readonly highFrom?: number;
            /** @description Maximum results shown; the rest are counted. */
            readonly limit?: number;
            /** @description Also parties that a list no longer carries as active. */
            readonly includeDelisted?: boolean;
            /**
             * @description Whether names that a publisher marks weak make a result on their own.
             * @enum {string}
             */
            readonly weakAliases?: "never" | "by_publisher" | "always";
            /** @description Only these lists; left out: all. */
            readonly lists?: readonly string[];
            /** @description Only these legal effects; left out: all. */
            readonly effects?: readonly components["schemas"]["Effect"][];
            /** @description Only these programmes; left out: all. */
            readonly programs?: readonly string[];
            /** @description Rules for parties that are listed only for one of these effects. Default for pep: priority review, a full name and no conflict. Parties that a rule removes are named in suppressed. */
            readonly rules?: {
                readonly export_control?: components["schemas"]["EffectRule"];
                readonly debarment?: components["schemas"]["EffectRule"];
                readonly pep?: components["schemas"]["EffectRule"];
            };
            /** @description Verdicts about hits that a second person must approve, and good_guy for good guys, in addition to those of the default policy. */
            readonly fourEyes?: readonly ("true_match" | "false_positive" | "undecided" | "good_guy")[];
            /** @description Days after which an unanswered proposal expires, so that the hit is open again; left out: never. If several policies apply to a customer, the shortest period applies. */
            readonly approvalDays?: number;
            /** @description Ids of tokens for whose programs this policy defines what is complete: their answers have completeByPolicy if everything that it covers was searched. The compatibility APIs choose it by its lists or its name. It also applies to a token that replaces one of these by rotation. */
            readonly completeFor?: readonly string[];
            /** @description Why it is created or changed; stored with the version and in the audit log. */
            readonly text: string;
        };
        /** @description How long records are kept from now on. */
        readonly SaveRetentionRequest: {
            /** @description The version that was read: another one in between is not overwritten. */
            readonly version: number;
            /** @description One row for each kind, and one for each purpose of its own. */
            readonly items: readonly components["schemas"]["RetentionItem"][];
            /** @description Why; it is recorded. */
            readonly text: string;
        };
        /** @description A rule as a whole. It becomes the next version, a draft. */
        readonly SaveRuleRequest: {
            /** @description In this order: the first row that a hit meets is applied. */
            readonly rows: readonly components["schemas"]["RuleRow"][];
            /**
             * Format: date-time
             * @description When it stops, at most 366 days from now.
             */
            readonly endsAt: string;
            /** @description Why it is made; stored with the version and in the audit log. */
            readonly text: string;
        };
        /** @description Outcome for the customers that were sent. */
        readonly SavedCustomers: {
            /** @description The customers as they are now. */
            readonly items: readonly components["schemas"]["Customer"][];
            /** @description Always null: all are on one page. */
            readonly nextCursor: string | null;
            /** @description Who were new. */
            readonly addedCount: number;
            /** @description Who were changed. */
            readonly changedCount: number;
            /** @description Who were unchanged. */
            readonly unchangedCount: number;
        };
        /** @description A raw name score and its points. */
        readonly ScalePoint: {
            /** @description Points shown. Points, 0–100, one decimal. */
            readonly points: number;
            /** @description Raw name score, 0–1. */
            readonly raw: number;
        };
        /**
         * @description One thing that a token or a session may do.
         * @enum {string}
         */
        readonly Scope: "search:write" | "search:read" | "records:read" | "customers:read" | "customers:write" | "cases:read" | "cases:write" | "decisions:write" | "decisions:approve" | "lists:read" | "lists:write" | "compat" | "search:override" | "policies:write" | "tokens:read" | "tokens:write" | "webhooks:read" | "webhooks:write" | "users:read" | "users:write" | "audit:read" | "retention:write" | "metrics:read";
        /** @description One scope. */
        readonly ScopeInfo: {
            readonly scope: components["schemas"]["Scope"];
            /** @description What it allows. */
            readonly text: string;
        };
        /** @description Every number behind the scores, with its reason. */
        readonly Scoring: {
            /** @description Version of the scoring engine. */
            readonly engineVersion: string;
            /** @description Hash of the frozen model. */
            readonly modelHash: string;
            readonly thresholds: components["schemas"]["Thresholds"];
            /** @description Linear between these points. */
            readonly scale: readonly components["schemas"]["ScalePoint"][];
            /** @description The costs that determine a name score. */
            readonly costs: readonly components["schemas"]["ScoringCost"][];
            readonly effectScale: components["schemas"]["EffectScale"];
            /** @description Findings on names, with their estimated effect. */
            readonly findings: readonly components["schemas"]["ScoringFinding"][];
            /** @description Ways in which words match. */
            readonly methods: readonly components["schemas"]["ScoringMethod"][];
            /** @description Similarity of the words of a group. */
            readonly relations: readonly components["schemas"]["ScoringRelation"][];
            /** @description Similarity lost at one full edit per letter. */
            readonly steepness: number;
            /** @description Kinds of words. */
            readonly roles: readonly components["schemas"]["ScoringRole"][];
            /** @description Most bits of a word of one or two letters. */
            readonly shortWordBits: number;
            /** @description Most bits of one Han character or Hangul syllable. */
            readonly syllableBits: number;
            /** @description In the order of the waterfall. */
            readonly features: readonly components["schemas"]["ScoringFeature"][];
            /** @description Most that all fields except the identifier add together. */
            readonly mostUp: number;
            /** @description Limits that distinguish kinds of agreement. */
            readonly rules: readonly components["schemas"]["ScoringRule"][];
        };
        /** @description Cost of a disagreement between names. */
        readonly ScoringCost: {
            /** @description Name of the cost. */
            readonly name: string;
            /** @description Its value. */
            readonly value: number;
            /** @description What it is and why. */
            readonly doc: string;
        };
        /** @description Two invented parties, compared by the engine. */
        readonly ScoringExample: {
            /** @description The text screened. */
            readonly query: string;
            /** @description The listed name. */
            readonly listed: string;
            /** @description How well they agree. Points, 0–100, one decimal. */
            readonly nameScore: number;
            /** @description The score. Points, 0–100, one decimal. */
            readonly score: number;
        };
        /** @description A row of the table that turns a name score into a score. */
        readonly ScoringFeature: {
            /**
             * @description The field compared.
             * @enum {string}
             */
            readonly field: "birthDate" | "gender" | "country" | "identifier" | "type" | "address";
            /** @description What it shows and why. */
            readonly doc: string;
            /** @description Points by verdict; a verdict left out gives none. */
            readonly points: {
                readonly [key: string]: number;
            };
            /** @description One for each verdict. */
            readonly examples: readonly components["schemas"]["FieldExample"][];
        };
        /** @description Agreement that is weaker evidence than it looks. */
        readonly ScoringFinding: {
            /** @description Code of the finding. */
            readonly code: string;
            /**
             * @description Whether it changes the name score, or only the score.
             * @enum {string}
             */
            readonly applies: "name" | "score";
            /** @description Bits of evidence that it subtracts at `effectScale.at` bits of agreement. */
            readonly effect: number;
            /** @description Change per bit of agreement above or below that. */
            readonly perBit: number;
            /** @description Whether it keeps the priority at `review` under any policy, unless an identifier matches. */
            readonly review: boolean;
            /** @description Share of the remaining points above the threshold that it keeps; all if absent. */
            readonly keeps?: number;
            /** @description The reason given for it. */
            readonly reason: components["schemas"]["ReasonCode"];
            /** @description When it is found. */
            readonly doc: string;
        };
        /** @description One way in which words match. */
        readonly ScoringMethod: {
            /** @description How the words match. */
            readonly method: components["schemas"]["TokenMethod"];
        };
        /** @description Words that are treated as variants of one another. */
        readonly ScoringRelation: {
            /** @description How the words match. */
            readonly method: components["schemas"]["TokenMethod"];
            /** @description Similarity, 0–1. */
            readonly similarity: number;
            /** @description Groups of such words; 0 for a rule. */
            readonly groups: number;
        };
        /** @description A kind of word and its maximum weight. */
        readonly ScoringRole: {
            /** @description Role of a word in a name. */
            readonly role: string;
            /** @description The role in plain words. */
            readonly doc: string;
            /** @description Its maximum weight, in bits. */
            readonly mostBits: number;
        };
        /** @description A limit that distinguishes kinds of agreement. */
        readonly ScoringRule: {
            /** @description Name of the rule. */
            readonly name: string;
            /** @description Its value. */
            readonly value: number;
            /** @description What it decides. */
            readonly doc: string;
        };
        /** @description A customer or a related party, and the outcome of its screening. */
        readonly ScreenedParty: {
            /** @description Its role for the customer; null: the customer. */
            readonly role: string | null;
            /** @description Opaque id of the reference of its screenings, for URLs: finds its screenings. */
            readonly customerId: string;
            /** @description Its name. */
            readonly searchText: string;
            /** @description Other names. */
            readonly aliases: readonly string[];
            /** @description What it is. */
            readonly entityType: ("person" | "organization" | "vessel" | "aircraft" | "wallet" | "any") | null;
            /** @description Its birth date. */
            readonly birthDate: string | null;
            /** @description Gender. */
            readonly gender: components["schemas"]["Gender"] | null;
            /** @description ISO 3166-1 alpha-2. */
            readonly countries: readonly string[];
            /** @description Documents and numbers. */
            readonly identifiers: readonly components["schemas"]["QueryIdentifier"][];
            /** @description Addresses. */
            readonly addresses: readonly string[];
            /** @description The last recorded screening: its result still holds. Null before the first. */
            readonly searchId: string | null;
            /** @description Its outcome. */
            readonly outcome: components["schemas"]["Outcome"] | null;
            /** @description Listed parties found. */
            readonly total: number;
            /** @description Listed parties without a decision. */
            readonly open: number;
            /** @description Listed parties removed by good guys. */
            readonly suppressed: number;
            /** @description Why it could not be screened, as a code. */
            readonly error: string | null;
        };
        /** @description A recorded screening in short. */
        readonly Screening: {
            /** @description Its id: GET /searches/{id} reads it. */
            readonly searchId: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly searchedAt: string;
            /** @description What was screened. */
            readonly searchText: string;
            /**
             * @description Outcome of the screening.
             * @enum {string}
             */
            readonly outcome: "potential_match" | "no_match" | "insufficient_name" | "incomplete" | "demo";
            /** @description As in the answer. */
            readonly complete: boolean;
            /** @description Parties found. */
            readonly total: number;
            /** @description Parties found, by their current decisions. */
            readonly hits: components["schemas"]["HitCounts"];
            /** @description The latest reopening of a case about a decided hit; null if every decision still applies. */
            readonly reopened: components["schemas"]["Reopened"] | null;
            /** @description The first result, or with hits the first in that state; null if there is none. */
            readonly best: components["schemas"]["BestResult"] | null;
            /** @description Who asked. */
            readonly actor: components["schemas"]["Actor"];
            /** @description Name of the policy. */
            readonly policy: string;
            /** @description Your reference, if one was sent. */
            readonly externalRef: string | null;
            /** @description Opaque id of the reference, for URLs; null if none was sent. */
            readonly customerId: string | null;
            /** @description The batch that it is a row of. */
            readonly batch: string | null;
            /** @description Purpose of the screening, if one was sent. */
            readonly purpose: string | null;
        };
        /** @description A screening with its decisions, good guys and receipt. */
        readonly ScreeningRecord: {
            /**
             * @description Format of this document; changes only with its meaning.
             * @constant
             */
            readonly format: "namesake-record-1";
            /** @description The screening. */
            readonly searchId: string;
            /**
             * Format: date-time
             * @description When this document was made. Decisions that were made later are not in it.
             */
            readonly madeAt: string;
            /** @description Who asked for it. */
            readonly madeBy: components["schemas"]["Actor"];
            /** @description Who screened. */
            readonly actor: components["schemas"]["Actor"];
            /** @description The request, as recorded. */
            readonly request: {
                readonly [key: string]: unknown;
            };
            /** @description The policy that the request named, as it was then; the answer says what the request changed. */
            readonly policy: {
                readonly [key: string]: unknown;
            } | null;
            /** @description The answer, as recorded. */
            readonly answer: components["schemas"]["SearchResponse"];
            /** @description Decisions about the found listings, including those no longer in force. Those made on other screenings of the same externalRef require the scope records:read. */
            readonly decisions: readonly components["schemas"]["Decision"][];
            /** @description Good guys that were made from these decisions. */
            readonly goodGuys: readonly components["schemas"]["GoodGuy"][];
            /** @description Proof of the screening; null for the sample, and before there were receipts. */
            readonly receipt: components["schemas"]["Receipt"] | null;
        };
        /**
         * Format: binary
         * @description A PDF of A4 pages.
         */
        readonly ScreeningRecordPdf: string;
        /** @description A page of recorded screenings. */
        readonly Screenings: {
            /** @description In the order of sort. */
            readonly items: readonly components["schemas"]["Screening"][];
            /** @description Send it as cursor to get the next page; null at the end. With filters that rarely match together, a page may have fewer items than requested, or none, and still have a cursor; so may a page by score while hits are counted. */
            readonly nextCursor: string | null;
            /** @description How far this page has looked; null at the end. By score, how far hits are counted; null when all are. */
            readonly searchedTo: string | null;
        };
        /** @description A screening, or with `view: "compact"` the same in short. */
        readonly SearchAnswer: components["schemas"]["SearchResponse"] | components["schemas"]["CompactSearchResponse"];
        /** @description What to screen. Only searchText is required. */
        readonly SearchRequest: {
            /** @description A name in any script and order, several words around a name, an identifier (passport, IMO, BIC, LEI, tax number, crypto address), or a longer text in which listed names are found wherever they appear. */
            readonly searchText: string;
            /**
             * @description What the party is. Orders results; never hides one. Default: "any".
             * @enum {string}
             */
            readonly entityType?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "any";
            /**
             * @description The same as entityType, by a shorter name: give one of the two.
             * @enum {string}
             */
            readonly type?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "any";
            /** @description Birth date: YYYY-MM-DD, YYYY-MM, YYYY, "7 Oct 1952", "07.10.1952", "Oct 1952", "circa 1952", "1950 to 1952". "10/07/1952" counts as both days it may be. From 1850 on, not in the future. A conflict lowers the score and is reported; it hides nothing. */
            readonly birthDate?: string;
            /** @description Gender of the person. */
            readonly gender?: components["schemas"]["Gender"];
            /** @description Countries of the party in any role (nationality, residence, registration), ISO 3166-1 alpha-2. */
            readonly countries?: readonly string[];
            /** @description Identifiers of the party. A listing with one of them is a result whatever the name. */
            readonly identifiers?: readonly components["schemas"]["QueryIdentifier"][];
            /** @description Addresses as one line each. */
            readonly addresses?: readonly string[];
            /** @description Other names of the same party; each is screened as a separate reading. */
            readonly aliases?: readonly string[];
            /** @description Name of a policy of this installation. A policy weaker than the default makes the answer restricted. Default: "default". */
            readonly policy?: string;
            /** @description Only these lists. Fewer than the policy’s needs search:override and makes the answer restricted. */
            readonly lists?: readonly string[];
            /** @description Only listings under one of these programmes, as the publisher writes them. Needs search:override. */
            readonly programs?: readonly string[];
            /** @description Only listings with one of these legal effects; listings of unknown effect always stay. Needs search:override. */
            readonly effects?: readonly components["schemas"]["Effect"][];
            /** @description Also show parties that a list no longer carries as active. Default: false. */
            readonly includeDelisted?: boolean;
            /** @description Name score from which a listing is a result. A value below the policy’s is stricter; a value above it is weaker and needs the scope search:override. */
            readonly threshold?: number;
            /** @description Maximum results shown; suppressed.overLimitCount counts the rest, nextCursor leads to them. */
            readonly limit?: number;
            /**
             * @description none: no evidence. summary: evidence of every result. full: also suppressed.items, near misses among them. Default: "summary".
             * @enum {string}
             */
            readonly explain?: "none" | "summary" | "full";
            /**
             * @description compact: ids, names, scores, reasons and key facts only, about a tenth of the bytes. The record is always the full answer. Default: "full".
             * @enum {string}
             */
            readonly view?: "full" | "compact";
            /** @description The nextCursor of the previous page; all other members stay the same. Each page is a separate screening. */
            readonly cursor?: string;
            /** @description Search the lists as they were searched here at the end of this day (UTC), at this time, or when this version of a list came into use (its id, @, and 8 to 64 digits of the file’s SHA-256). Needs search:override; the answer is restricted and never complete. */
            readonly asOf?: string;
            /** @description Treat a required list older than this as missing, regardless of the policy. */
            readonly maxListAgeSeconds?: number;
            /** @description Your reference of the party, recorded with the screening and returned; white space at its ends is removed. */
            readonly externalRef?: string;
            /** @description Whether a case is opened for each result on this page, as POST /cases does. Needs an externalRef and the scope cases:write. */
            readonly openCase?: boolean;
            /** @description Parts of your record of the party, or of related parties, that this request leaves out, such as headings of columns. The answer names them and is never complete. */
            readonly leftOut?: readonly string[];
            /** @description Why you screen; recorded with the screening. */
            readonly purpose?: string;
        };
        /** @description A screening: what was found, and why. */
        readonly SearchResponse: {
            /**
             * @description That this is the whole answer. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly view: "full";
            /** @description Id of the recorded screening. */
            readonly searchId: string;
            /** @description The text as submitted. */
            readonly searchText: string;
            /**
             * Format: date-time
             * @description When it was screened.
             */
            readonly searchedAt: string;
            /** @description How the text was read. */
            readonly interpretedAs: readonly ("name" | "identifier" | "text")[];
            /** @description potential_match: results is not empty. no_match: nothing found in complete lists. insufficient_name: the name alone is too common, or the text names no party. incomplete: nothing found, but the request restricted the search, an identifier is not valid, or notCompared is not empty. demo: fictional sample data. Only a no_match with complete true may let a party pass. */
            readonly outcome: components["schemas"]["Outcome"];
            /** @description Whether all required official lists were loaded and fresh and no restriction could hide a result. */
            readonly complete: boolean;
            /** @description Parts of the request that were not compared. Without a result, the outcome is incomplete. */
            readonly notCompared: readonly components["schemas"]["NotCompared"][];
            /** @description Results on all pages: parties, not listings. */
            readonly total: number;
            /** @description Send it as cursor to get the next page; null on the last. Absent in screenings recorded before there were pages. */
            readonly nextCursor?: string | null;
            /** @description Best first. */
            readonly results: readonly components["schemas"]["SearchResult"][];
            readonly suppressed: components["schemas"]["Suppressed"];
            /** @description What was searched. */
            readonly lists: readonly components["schemas"]["ListUsed"][];
            /** @description What the answer does not cover. */
            readonly coverage: {
                /** @description What the lists here cannot show. */
                readonly notCovered: readonly ("ownership_and_control" | "embargoed_territories" | "sectoral_goods" | "politically_exposed_persons" | "adverse_media" | "wallet_exposure" | "export_control_lists" | "debarments")[];
                /** @description Listings that were searched although they, or all their earlier names, are missing from the newest file of their list. */
                readonly heldRemovals: readonly components["schemas"]["HeldRemovalCount"][];
                /** @description Official lists that most must screen against (OFAC, UN, EU, UK) and that were not searched: not loaded, or left out by the request or policy. */
                readonly notSearched: readonly string[];
            };
            readonly engine: components["schemas"]["EngineInfo"];
            /** @description How the request weakened the policy; with the member policy, how the named policy is weaker than the default. */
            readonly deviations: readonly components["schemas"]["Deviation"][];
            /**
             * @description Present if the policy names the token in completeFor, and everything that the policy searches was searched and compared in full. complete is unaffected.
             * @constant
             */
            readonly completeByPolicy?: true;
            /** @description Whether there are deviations; then complete is false. */
            readonly restricted: boolean;
            /** @description About how the text was read. */
            readonly warnings: readonly components["schemas"]["Warning"][];
            /** @description The day, time or version whose lists were searched, if the request named one. */
            readonly asOf?: string;
            /** @description Your reference, returned. */
            readonly externalRef?: string;
            /** @description Your purpose, returned. */
            readonly purpose?: string;
        };
        /** @description A listed party that the text may refer to. */
        readonly SearchResult: {
            /** @description Id of the party: that of its first listing. */
            readonly entityId: string;
            /** @description What the party is. */
            readonly entityType: components["schemas"]["EntityType"];
            readonly priority: components["schemas"]["Priority"];
            /** @description Name score plus or minus the points of the other evidence; orders results. Points, 0–100, one decimal. */
            readonly score: number;
            /** @description How well the names agree; decides whether this is a result. Points, 0–100, one decimal. */
            readonly nameScore: number;
            /** @description Approximate score of the US Treasury’s own search; null unless the party has an OFAC listing and the text is in Latin letters. */
            readonly ofacScoreEstimate: number | null;
            /** @description The party’s main name. */
            readonly primaryName: string;
            /** @description The name that matched; null when only an identifier did. */
            readonly matchedName: components["schemas"]["MatchedName"] | null;
            /** @description Reasons for and against this result. */
            readonly reasons: readonly components["schemas"]["Reason"][];
            readonly evidence: components["schemas"]["Evidence"];
            /** @description Records shown as this party, best match first. */
            readonly listings: readonly components["schemas"]["Listing"][];
            /** @description Other persons among these results that may be this one: names and birth dates agree, but no number joins them. */
            readonly possiblySameAs: readonly components["schemas"]["PossiblySame"][];
            /** @description Why the listings are one party: one entry for each listing except the first. */
            readonly joinedBy?: readonly components["schemas"]["PartyTie"][];
            /** @description The decision about this party for the externalRef: the latest one if every listing has the same verdict, otherwise null. Only if the request has an externalRef. It does not change score, priority or outcome. */
            readonly decision?: components["schemas"]["DecisionInForce"] | null;
            /** @description The decision in force for each listing that has one. Only if the request has an externalRef. */
            readonly decisions?: readonly components["schemas"]["DecisionInForce"][];
            /** @description Good guys about its listings that did not remove it, and why. Absent if there are none. */
            readonly goodGuys?: readonly components["schemas"]["GoodGuyNote"][];
            /** @description The rule of this installation that was applied, and its effect. Absent if there was none. */
            readonly rule?: components["schemas"]["AppliedRule"];
            /** @description All names except the primary one. */
            readonly aliases: readonly components["schemas"]["ListedName"][];
            /** @description Birth dates. */
            readonly birthDates: readonly components["schemas"]["ListedDate"][];
            /** @description Birth places. */
            readonly birthPlaces: readonly components["schemas"]["ListedPlace"][];
            /** @description Nationalities, ISO 3166-1 alpha-2. */
            readonly nationalities: readonly string[];
            /** @description Addresses. */
            readonly addresses: readonly components["schemas"]["ListedPlace"][];
            /** @description Documents and numbers. */
            readonly identifiers: readonly components["schemas"]["ListedIdentifier"][];
            /** @description Offices held. */
            readonly positions: readonly string[];
            /** @description Ties to other parties. */
            readonly relations: readonly components["schemas"]["ListedRelation"][];
        };
        /** @description The password was right; a second factor is required. */
        readonly SecondStep: {
            /** @description Available methods for the second step. */
            readonly methods: readonly ("totp" | "passkey" | "recovery_code")[];
            /**
             * Format: date-time
             * @description Deadline for the second step.
             */
            readonly expiresAt: string;
        };
        /** @description The second step of a log-in, by code. */
        readonly SecondStepRequest: {
            /** @description A code of the authenticator app, or a recovery code. */
            readonly code: string;
        };
        /** @description The logged-in session. */
        readonly Session: {
            /** @description Who is logged in. */
            readonly user: {
                /** @description Id of the user. */
                readonly id: string;
                /** @description User name. */
                readonly username: string;
            };
            /**
             * @description How the account logs in.
             * @enum {string}
             */
            readonly logsInBy: "password" | "single_sign_on";
            readonly role: components["schemas"]["Role"];
            /** @description What the user may do: the scopes of the role. */
            readonly scopes: readonly components["schemas"]["Scope"][];
            /** @description To be sent as x-csrf-token with every changing request. */
            readonly csrfToken: string;
            /**
             * Format: date-time
             * @description Latest end of the session; it ends earlier after 30 minutes without a request.
             */
            readonly expiresAt: string;
            /** @description Whether the user must have a second factor and has none: until there is one, there are no scopes. */
            readonly mustEnrol: boolean;
            /** @description Version of the service. */
            readonly version: string;
        };
        /** @description The sessions of the current user. */
        readonly Sessions: {
            /** @description Active sessions, last used first. */
            readonly items: readonly components["schemas"]["OwnSession"][];
            /** @description Always null: all sessions are returned at once. */
            readonly nextCursor: string | null;
        };
        /** @description An absence. With until null, the person is back. */
        readonly SetAbsenceRequest: {
            /** @description Id of a person, or "me". Setting it for others requires policies:write. Default: "me". */
            readonly person?: string;
            /** @description When the person is back. */
            readonly until: string | null;
            /** @description Who gets the cases; null: nobody, so that anybody can take them. Default: null. */
            readonly deputy?: string | null;
        };
        /** @description The first administrator. */
        readonly SetupRequest: {
            /** @description From the link printed at start. */
            readonly oneTimeToken: string;
            /** @description User name or e-mail address. */
            readonly username: string;
            /** @description At least 12 characters, any characters; not easy to guess. */
            readonly password: string;
        };
        /** @description Whether this installation is set up. */
        readonly SetupStatus: {
            /** @description Whether the first administrator must still be created. */
            readonly needed: boolean;
            /** @description Whether only the fictional sample list is loaded. */
            readonly demo: boolean;
            /** @description Version of the service. */
            readonly version: string;
            /** @description Log-in by OpenID Connect; null if it is not configured or the first administrator is missing. */
            readonly singleSignOn: {
                /** @description Name of the identity provider. */
                readonly name: string;
                /** @description False if the service could not reach the provider when it last tried. */
                readonly reachable: boolean;
                /** @description Whether the provider is known to offer log-out. */
                readonly logOut: boolean;
            } | null;
        };
        /** @description A rule to try, and the screenings to try it on. */
        readonly SimulateRuleRequest: {
            /** @description The rows of the rule, as PUT /rules/{name} takes them. */
            readonly rows: readonly components["schemas"]["RuleRow"][];
            /**
             * Format: date-time
             * @description Screenings recorded from then on.
             */
            readonly from: string;
            /**
             * Format: date-time
             * @description Screenings recorded before; left out: until now.
             */
            readonly to?: string;
            /** @description Policy under which distorted names are screened; left out: the default. */
            readonly policy?: string;
        };
        /** @description A recorded result that the rule would change. */
        readonly SimulatedHit: {
            /** @description Id of the screening. */
            readonly searchId: string;
            /** @description Id of the party. */
            readonly entityId: string;
            /**
             * @description What the rule would do.
             * @enum {string}
             */
            readonly effect: "lower" | "route" | "set_due" | "discount";
            /** @description The row that matched, from 1. */
            readonly row: number;
            /** @description Whether it was decided to be one. */
            readonly isTrueMatch: boolean;
        };
        /** @description What the rule would have done to listed parties with mistakes. */
        readonly SimulatedNames: {
            /** @description Listed parties that were turned into a customer with mistakes. */
            readonly listingCount: number;
            /** @description Ways in which they were written. */
            readonly triedCount: number;
            /** @description Of these, how many are found without the rule. */
            readonly foundCount: number;
            /** @description Of these, how many would be lowered. */
            readonly loweredCount: number;
            /** @description Of these, how many would be removed: listed parties that nobody reviews. */
            readonly lostCount: number;
            /** @description Some of those removed, each listing at most twice. */
            readonly examples: readonly components["schemas"]["LostParty"][];
        };
        /** @description What the rule would have done to recorded screenings. */
        readonly SimulatedScreenings: {
            /** @description Screenings with results that were evaluated, newest first. */
            readonly screeningCount: number;
            /** @description Whether there were more. */
            readonly isCut: boolean;
            /** @description Results in them. */
            readonly hitCount: number;
            /** @description Results recorded without evidence (explain: none): they cannot be evaluated. */
            readonly notJudgedCount: number;
            /** @description Results that would be lowered. */
            readonly lowerCount: number;
            /** @description Results whose case would be routed. */
            readonly routeCount: number;
            /** @description Results whose case would be due at a set time. */
            readonly setDueCount: number;
            /** @description Results that would be removed. */
            readonly discountCount: number;
            /** @description Screenings that would be left without a result. */
            readonly emptiedCount: number;
            /** @description Lowered or removed results that were decided as true matches. These stay; a similar undecided one would not. */
            readonly trueMatchCount: number;
            /** @description Some of those lowered or removed, true matches first. */
            readonly examples: readonly components["schemas"]["SimulatedHit"][];
        };
        /** @description A part of a text, in UTF-16 code units as JavaScript, Java and C# count them. */
        readonly Span: {
            /** @description First UTF-16 code unit, from 0. */
            readonly start: number;
            /** @description The UTF-16 code unit after the last. */
            readonly end: number;
        };
        /** @description Listings that form a separate party. */
        readonly SplitParty: {
            /** @description Ids of the listings that leave the party. */
            readonly listings: readonly string[];
            /** @description Why; kept with the decision and in the audit log. */
            readonly text: string;
        };
        /** @description How a file of rows and columns is read. Absent members are guessed, or stay as in the batch. */
        readonly StartBatchRequest: {
            /** @description Mapping of the columns. Absent: as in the batch. Columns that are left out are unmapped: an unmapped column with words prevents the start of the batch. */
            readonly columns?: readonly components["schemas"]["BatchColumn"][];
            /** @description Whether the first row names the columns. If false, it is screened like all others. */
            readonly headings?: boolean;
            /** @description Rows above the headings or the first row of data, such as a title: they are not screened. */
            readonly skip?: number;
            /** @description XLSX: number of the sheet, from 1. */
            readonly sheet?: number;
            readonly encoding?: components["schemas"]["FileEncoding"];
            /** @description Name of a saved mapping. Not used if columns are given. */
            readonly mapping?: string;
            /** @description Further columns, or members of JSON rows, to set aside: recorded, and named in rows and reports. A row without one of its names is never a complete no_match. */
            readonly ignore?: readonly string[];
        };
        /** @description A log-in that begins. */
        readonly StartSingleSignOnRequest: {
            /** @description Path of this installation to return to after the log-in; "/" if absent. */
            readonly next?: string;
        };
        /** @description A log-in at the identity provider. */
        readonly StartedSingleSignOn: {
            /** @description Address at the identity provider that the browser opens next. */
            readonly address: string;
        };
        /** @description An authenticator app to be confirmed within 15 minutes. */
        readonly StartedTotp: {
            /** @description The secret in base 32, to be typed into an app. */
            readonly secret: string;
            /** @description The same as an address, for a QR code. */
            readonly uri: string;
        };
        /** @description A way to reach the party, and who states it. */
        readonly StatedContact: {
            /**
             * @description Kind.
             * @enum {string}
             */
            readonly kind: "email" | "phone" | "website" | "fax";
            /** @description As published. */
            readonly value: string;
            /** @description Ids of the listings that state it. */
            readonly listings: readonly string[];
        };
        /** @description A day, month, year or range, and who states it. */
        readonly StatedDate: {
            /** @description The publisher’s words. */
            readonly text: string;
            /** @description First possible day. */
            readonly earliest: string;
            /** @description Last possible day. */
            readonly latest: string;
            /** @description Whether the publisher doubts the value. */
            readonly circa: boolean;
            /** @description Ids of the listings that state it. */
            readonly listings: readonly string[];
        };
        /** @description A document or number, and who states it. */
        readonly StatedDocument: {
            /** @description Kind of document or number. */
            readonly type: components["schemas"]["IdentifierType"];
            /** @description As published. */
            readonly value: string;
            /** @description ISO 3166-1 alpha-2 code, if known. */
            readonly country?: string;
            /** @description The publisher’s word for the kind. */
            readonly label?: string;
            /** @description Date of issue, as published. */
            readonly issuedOn?: string;
            /** @description Date of expiry, as published. */
            readonly expiresOn?: string;
            /** @description The publisher’s remark. */
            readonly note?: string;
            /** @description Ids of the listings that state it. */
            readonly listings: readonly string[];
        };
        /** @description A gender, and who states it. */
        readonly StatedGender: {
            readonly value: components["schemas"]["Gender"];
            /** @description Ids of the listings that state it. */
            readonly listings: readonly string[];
        };
        /** @description A name, and who states it. */
        readonly StatedName: {
            /** @description The name as published. */
            readonly value: string;
            readonly kind: components["schemas"]["NameKind"];
            /** @description weak only if each publisher says so. */
            readonly quality: components["schemas"]["NameQuality"];
            /** @description ISO 15924 code of its script. */
            readonly script: string;
            /** @description Ids of the listings that state it. */
            readonly listings: readonly string[];
        };
        /** @description A place, and who states it. */
        readonly StatedPlace: {
            /** @description The place as one line. */
            readonly text: string;
            /** @description Street and number. */
            readonly street?: string;
            /** @description Town. */
            readonly city?: string;
            /** @description State or region. */
            readonly region?: string;
            /** @description Postal code. */
            readonly postalCode?: string;
            /** @description ISO 3166-1 alpha-2 code, if known. */
            readonly country?: string;
            /** @description Ids of the listings that state it. */
            readonly listings: readonly string[];
        };
        /** @description A reason of listing or remark, and who states it. */
        readonly StatedReason: {
            /** @description The publisher’s words. */
            readonly text: string;
            /** @description Ids of the listings that state it. */
            readonly listings: readonly string[];
        };
        /** @description A value, and who states it. */
        readonly StatedValue: {
            /** @description As published. */
            readonly value: string;
            /** @description Ids of the listings that state it. */
            readonly listings: readonly string[];
        };
        /** @description Parties that are not among the results, counted and, on request, listed. */
        readonly Suppressed: {
            /** @description Only a name that the publisher marks weak matched. */
            readonly weakAliasOnlyCount: number;
            /** @description Results after this page. */
            readonly overLimitCount: number;
            /** @description Parties up to 10 points below the threshold; none if the name is too common. */
            readonly nearMissCount: number;
            /** @description Listed names of one word that are also everyday words, found among other words. */
            readonly lightNameCount: number;
            /** @description Parties that would be results if the policy or the request did not exclude their legal effects; 100 of them are in items. Absent if there are none. */
            readonly byEffectCount?: number;
            /** @description Parties that a rule of the policy removed although their score is sufficient; 100 of them are in items. Absent if there are none. */
            readonly byRuleCount?: number;
            /** @description Parties removed by good guys of this externalRef, on all pages; all of them are in items. Absent if there are none. */
            readonly goodGuyCount?: number;
            /** @description Parties removed by rules of this installation, on all pages; all of them are in items, with the rule. Absent if there are none. */
            readonly discountCount?: number;
            /** @description Those parties, at most 25, when explain is full; otherwise light names, and near misses that reach the threshold. Always those that good guys or rules removed or the effects of the policy exclude. */
            readonly items: readonly components["schemas"]["SuppressedItem"][];
        };
        /** @description A party that is not among the results, and why. */
        readonly SuppressedItem: {
            /** @description Id of the party. */
            readonly entityId: string;
            /** @description How well the names agree. Points, 0–100, one decimal. */
            readonly nameScore: number;
            /** @description The party’s main name. */
            readonly primaryName: string;
            /**
             * @description Why it is not a result.
             * @enum {string}
             */
            readonly why: "near_miss" | "weak_alias_only" | "over_limit" | "light_name" | "by_rule" | "by_effect" | "good_guy" | "discount";
            /**
             * @description For by_rule: only facts of the request removed it, such as a different birth date. By its name it would be a result. Absent otherwise.
             * @constant
             */
            readonly byFacts?: true;
            /** @description The good guys that removed it. */
            readonly goodGuys?: readonly string[];
            /** @description The rule that removed it. */
            readonly rule?: components["schemas"]["AppliedRule"];
        };
        /** @description Thresholds of this installation’s policy. */
        readonly Thresholds: {
            /** @description Name of the policy. */
            readonly policy: string;
            /** @description Name score from which a party is a result. */
            readonly result: number;
            /** @description Score from which its priority is high. */
            readonly high: number;
            /** @description Lowest threshold that a request may set. */
            readonly least: number;
            /** @description Points below the threshold that are near misses. */
            readonly nearMissPoints: number;
            /** @description Most results shown. */
            readonly limit: number;
        };
        /** @description An API token without its secret. */
        readonly Token: {
            /** @description Id of the token; not secret. */
            readonly id: string;
            /** @description What the token is for. */
            readonly name: string;
            /** @description Its first characters, to recognise it. */
            readonly hint: string;
            /** @description What it may do. */
            readonly scopes: readonly components["schemas"]["Scope"][];
            /**
             * @description Whether it works.
             * @enum {string}
             */
            readonly status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description When it was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working; no later than a token that it descends from.
             */
            readonly expiresAt: string;
            /** @description When it was last used; null if never. */
            readonly lastUsedAt: string | null;
            /** @description When it, or a token that it descends from, was revoked; null if none was. */
            readonly revokedAt: string | null;
            /** @description The user responsible for it; null if it was created on the command line. */
            readonly owner: components["schemas"]["Actor"] | null;
            /** @description Id of the token that created it; null if a person did. */
            readonly parent: string | null;
            /** @description Addresses it works from; empty for anywhere. */
            readonly addresses: readonly string[];
            /** @description Id of the token that it replaced by rotation, or null. */
            readonly replaces: string | null;
            /** @description Id of the token that replaced it by rotation, or null. */
            readonly replacedBy: string | null;
        };
        /** @description One pair of matched words, and how they matched. */
        readonly TokenEvidence: {
            /** @description The words of the query, as submitted. */
            readonly query: string;
            /** @description The words of the listed name, as published. */
            readonly listed: string;
            /** @description How they matched. */
            readonly method: components["schemas"]["TokenMethod"];
            /** @description Similarity of the two. Points, 0–100, one decimal. */
            readonly score: number;
            /** @description Position of the words in searchText. */
            readonly querySpan: components["schemas"]["Span"];
            /** @description Position of the words in matchedName.value. */
            readonly listedSpan: components["schemas"]["Span"];
        };
        /** @description A token expires soon. */
        readonly TokenExpiring: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /**
             * @description An API token expires within fourteen days. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "token.expiring";
            /** @description Id of the token. */
            readonly token: string;
            /**
             * Format: date-time
             * @description When it stops working.
             */
            readonly expiresAt: string;
        };
        /**
         * @description How two words match.
         * @enum {string}
         */
        readonly TokenMethod: "exact" | "transliteration" | "nickname" | "phonetic" | "edit" | "initial" | "joined" | "split" | "abbreviation" | "number" | "inflection";
        /** @description The API tokens of this installation. */
        readonly Tokens: {
            /** @description Newest first, revoked ones included. */
            readonly items: readonly components["schemas"]["Token"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
        /** @description A place in a tree of hashes (RFC 6962). */
        readonly TreePlace: {
            /** @description Its place, from 0. */
            readonly index: number;
            /** @description How many there are. */
            readonly count: number;
            /** @description Hashes that lead to the root, lowest first, in hexadecimal. */
            readonly path: readonly string[];
        };
        /** @description The decision to undo. */
        readonly UndoDecision: {
            /** @description Id of the decision. */
            readonly decision: string;
            /** @description Why; kept with the decision and in the audit log. */
            readonly text: string;
        };
        /** @description An official list that is known and not read. */
        readonly UnreadList: {
            /** @description Name of the list. */
            readonly title: string;
            /** @description ISO 3166-1 alpha-2 code; EU, UN or INT if it is not a country. */
            readonly jurisdiction: string;
            /** @description Why it is not read. */
            readonly reason: string;
        };
        /** @description New rights of a user. */
        readonly UpdateUserRequest: {
            readonly role: components["schemas"]["Role"];
            /** @description Whether the account is disabled. */
            readonly disabled: boolean;
        };
        /** @description Somebody with an account. */
        readonly User: {
            /** @description Id of the user. */
            readonly id: string;
            /** @description User name. */
            readonly name: string;
            readonly role: components["schemas"]["Role"];
            /**
             * @description How the account logs in.
             * @enum {string}
             */
            readonly logsInBy: "password" | "single_sign_on";
            /**
             * Format: date-time
             * @description When the account was made.
             */
            readonly createdAt: string;
            /** @description When the user last logged in; null if never. */
            readonly lastLoginAt: string | null;
            /** @description Since when the account is disabled; null while it works. */
            readonly disabledAt: string | null;
            /** @description Time until which log-ins are blocked after failed attempts; null if they are not. */
            readonly waitsUntil: string | null;
            /** @description Second factors of the user. */
            readonly factors: {
                /** @description Whether there is an authenticator app. */
                readonly totp: boolean;
                /** @description How many passkeys there are. */
                readonly passkeyCount: number;
                /** @description How many recovery codes are left. */
                readonly recoveryCodeCount: number;
            };
        };
        /** @description Who has an account, and who is invited. */
        readonly Users: {
            /** @description All users, oldest account first. */
            readonly items: readonly components["schemas"]["User"][];
            /** @description Open invitations, newest first, without their links. */
            readonly invitations: readonly components["schemas"]["Invitation"][];
            /** @description Always null: all users are returned at once. */
            readonly nextCursor: string | null;
        };
        /**
         * @description true_match: the listing is the party. false_positive: it is not. undecided: reviewed, and open.
         * @enum {string}
         */
        readonly Verdict: "true_match" | "false_positive" | "undecided";
        /** @description A version that needs a second person. */
        readonly WaitingPolicy: {
            /** @description Counts up from 1, also after a deletion. */
            readonly version: number;
            /** @description SHA-256 of value, written one way. */
            readonly hash: string;
            /** @description Reason for the version. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            readonly savedAt: string;
            /** @description Who saved it. */
            readonly savedBy: components["schemas"]["Actor"];
            /** @description Who saved it. */
            readonly proposedBy: components["schemas"]["Actor"];
            readonly value: components["schemas"]["PolicyValue"];
            /** @description Verdicts that would no longer need a second person. */
            readonly drops: readonly ("true_match" | "false_positive" | "undecided" | "good_guy")[];
            /** @description From when the operator may put it in force alone; null if that was not announced. */
            readonly relaxedFrom: string | null;
        };
        /** @description Number of screenings with pending hits. */
        readonly WaitingScreenings: {
            /** @description With hits that need a decision. */
            readonly open: {
                /** @description Screenings, at most 500. */
                readonly count: number;
                /** @description Whether there are more than that. */
                readonly isMore: boolean;
            };
            /** @description With decisions that need approval by a second person. */
            readonly proposed: {
                /** @description Screenings, at most 500. */
                readonly count: number;
                /** @description Whether there are more than that. */
                readonly isMore: boolean;
            };
        };
        /** @description A remark on how the text was read. */
        readonly Warning: {
            /**
             * @description Warning as a code.
             * @enum {string}
             */
            readonly code: "hidden_characters_removed" | "lookalike_letters_folded" | "identifier_checksum_failed" | "unknown_script" | "leet_digits_folded" | "encoding_undone" | "markup_removed" | "direction_override" | "wallet_exposure_not_analysed" | "text_truncated" | "unknown_member_ignored" | "list_ageing" | "list_unusable" | "lists_attested" | "clock_back";
            /** @description One plain English sentence. */
            readonly text: string;
        };
        /** @description The state of the watch. */
        readonly Watch: {
            /** @description Whether all customers under watch were screened against the current lists and rules. */
            readonly isCurrent: boolean;
            /** @description The same as one sentence, with the reason if not. */
            readonly text: string;
            /** @description Customers under watch. */
            readonly customerCount: number;
            /** @description Those waiting to be screened. */
            readonly dueCount: number;
            /** @description The running run. */
            readonly running: components["schemas"]["Run"] | null;
            /** @description The run that ended last. */
            readonly latest: components["schemas"]["Run"] | null;
            /** @description The full run that ended last. */
            readonly latestFull: components["schemas"]["Run"] | null;
        };
        /** @description Something that happened. */
        readonly WatchEvent: components["schemas"]["CustomerStatusChanged"] | components["schemas"]["CustomerAlerted"] | components["schemas"]["CustomerWatchChanged"] | components["schemas"]["WatchRunEnded"] | components["schemas"]["CaseOpened"] | components["schemas"]["CaseStateChanged"] | components["schemas"]["CaseChanged"] | components["schemas"]["CaseAssigned"] | components["schemas"]["CaseEscalated"] | components["schemas"]["CaseCommented"] | components["schemas"]["BatchDone"] | components["schemas"]["BatchFailed"] | components["schemas"]["ListUpdated"] | components["schemas"]["ListHeld"] | components["schemas"]["ListStale"] | components["schemas"]["ListFormatChanged"] | components["schemas"]["TokenExpiring"] | components["schemas"]["WebhookDisabled"];
        /** @description Events, in the order in which they were recorded. */
        readonly WatchEvents: {
            /** @description The oldest first. */
            readonly items: readonly components["schemas"]["WatchEvent"][];
            /** @description Send it as after to get the next events. */
            readonly after: number;
        };
        /** @description A run ended. */
        readonly WatchRunEnded: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /**
             * @description A run over all customers ended. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "watch.run_ended";
            /** @description Id of the run. */
            readonly run: string;
            /**
             * @description Its kind.
             * @enum {string}
             */
            readonly kind: "full" | "delta" | "preview";
            /**
             * @description How it ended.
             * @enum {string}
             */
            readonly state: "running" | "done" | "incomplete" | "superseded";
        };
        /** @description One step of the sum that is the score. */
        readonly WaterfallStep: {
            /** @description Reason for the points. */
            readonly step: string;
            /** @description Points, signed. */
            readonly value: number;
        };
        /** @description A receiver of events, without its secret. */
        readonly Webhook: {
            /** @description Id of the webhook. */
            readonly id: string;
            /** @description Where events are sent: https, to a public address; http and private addresses only if the operator allows them; or mailto: and a mail address, if the operator set up mail. */
            readonly url: string;
            /** @description Types of events that it gets. */
            readonly events: readonly ("customer.status_changed" | "customer.alerted" | "customer.watch_changed" | "watch.run_ended" | "case.opened" | "case.state_changed" | "case.changed" | "case.assigned" | "case.escalated" | "case.commented" | "batch.done" | "batch.failed" | "list.updated" | "list.held" | "list.stale" | "list.format_changed" | "token.expiring" | "webhook.disabled")[];
            /** @description What it is for. */
            readonly description: string;
            /** @description For mail: when to send one mail with the events of a day; null: send mails at once. */
            readonly digest: components["schemas"]["MailDigest"] | null;
            /** @description For mail: whether it contains your references of customers. */
            readonly withReferences: boolean;
            /**
             * @description Whether events are sent to it.
             * @enum {string}
             */
            readonly state: "on" | "off" | "disabled";
            /**
             * Format: date-time
             * @description When it was created.
             */
            readonly createdAt: string;
            readonly createdBy: components["schemas"]["Actor"];
            /** @description Until when the previous secret also signs; null if none does. */
            readonly previousSecretUntil: string | null;
            /** @description Waiting or retried deliveries that you may see. */
            readonly waitingCount: number;
            /** @description Deliveries of the last 30 days that you may see and that failed for good. */
            readonly failedCount: number;
        };
        /** @description A webhook was disabled. */
        readonly WebhookDisabled: {
            /** @description Position of the event: use it as after to get later events. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly at: string;
            /**
             * @description A webhook was disabled: its receiver answered 410. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "webhook.disabled";
            /** @description Id of the webhook. */
            readonly webhook: string;
        };
        /** @description What the receiver answered to a test event. */
        readonly WebhookTest: {
            /** @description Whether the receiver, or the mail server, answered 2xx. */
            readonly delivered: boolean;
            /** @description HTTP status, or reply code of the mail server; null if there was no answer. */
            readonly status: number | null;
            /** @description Why it failed; null if it did not fail. */
            readonly problem: string | null;
            /** @description How long it took, in milliseconds. */
            readonly durationMs: number;
        };
        /** @description All webhooks. */
        readonly Webhooks: {
            /** @description The oldest first. */
            readonly items: readonly components["schemas"]["Webhook"][];
            /** @description Send it as cursor to get the next page; null on the last. */
            readonly nextCursor: string | null;
        };
    };
    responses: never;
    parameters: {
        /** @description handling=lenient: unknown members of the body are ignored, and the answer says which. */
        readonly Prefer: string;
        /** @description Made by the caller for this one request, such as a UUID: sent again within 24 hours, the request is not done again. */
        readonly "Idempotency-Key": string;
        /** @description The ETag of an earlier answer: 304 without a body where nothing changed. */
        readonly "If-None-Match": string;
        /** @description The searchId. */
        readonly PathId: string;
        /** @description Your name of a group of customers. */
        readonly QueryGroup: string;
        /** @description The nextCursor of the previous page. */
        readonly QueryCursor: string;
        /** @description Maximum items on a page; default 100. */
        readonly QueryLimit: number;
        /** @description Id of the batch. */
        readonly PathId2: string;
        /** @description Name of a saved mapping: letters, digits, dots, dashes. */
        readonly PathName: string;
        /** @description Id of the lookback. */
        readonly PathId3: string;
        /** @description What to count by. */
        readonly QueryBy: "analyst" | "list" | "queue" | "group";
        /** @description Cases that were closed from then on; default: 30 days before the end. */
        readonly QueryFrom: string;
        /** @description Up to then; default: now. */
        readonly QueryTo: string;
        /** @description Id of the case. */
        readonly PathId4: string;
        /** @description Id of the file. */
        readonly PathAttachmentId: string;
        /** @description Opaque id of one of your references, for URLs. */
        readonly PathId5: string;
        /** @description Id of the run. */
        readonly PathId6: string;
        /** @description Only events after this one: the after of the previous answer; 0 for all. */
        readonly QueryAfter: number;
        /** @description Maximum events; default 100. */
        readonly QueryLimit2: number;
        /** @description Id of the webhook. */
        readonly PathId7: string;
        /** @description Id of the party or of one of its listings. */
        readonly PathId8: string;
        /** @description Id of the list. */
        readonly PathId9: string;
        /** @description Name of the policy. */
        readonly PathName2: string;
        /** @description Name of the rule. */
        readonly PathName3: string;
        /** @description Only entries from this moment on. */
        readonly QueryFrom2: string;
        /** @description Only entries before this moment. */
        readonly QueryTo2: string;
        /** @description Only actions of this actor: user:…, token:…, operator, service or anonymous. */
        readonly QueryActor: string;
        /** @description Only this action, such as token.revoked; with a dot at the end, every action with this prefix. */
        readonly QueryAction: string;
        /** @description Only actions on this id, such as a search, a token or a user. */
        readonly QueryTarget: string;
        /** @description Only actions of one request. */
        readonly QueryRequestId: string;
        /** @description Id of the token. */
        readonly PathId10: string;
        /** @description Id of the user. */
        readonly PathId11: string;
        /** @description Only these datasets: needs a named policy. */
        readonly QueryInclude_dataset: readonly string[];
        /** @description Without these datasets: needs a named policy. */
        readonly QueryExclude_dataset: readonly string[];
        /** @description Without these schemata: needs a named policy. */
        readonly QueryExclude_schema: readonly string[];
        /** @description Only these topics: needs a named policy. */
        readonly QueryTopics: readonly string[];
        /** @description Refused: to follow changes, use customers under watch. */
        readonly QueryChanged_since: string;
        /** @description One of GET /algorithms; all names mean the same scoring. */
        readonly QueryAlgorithm: string;
        /** @description default and sanctions: all loaded lists. Any other needs a named policy. */
        readonly PathDataset: string;
        /** @description Most results shown. */
        readonly QueryLimit3: number;
        /** @description Results to skip. */
        readonly QueryOffset: number;
        /** @description Id of a party, or of any of its listings. */
        readonly PathId12: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly createSearch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SearchRequest"];
            };
        };
        readonly responses: {
            /** @description The screening, recorded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchAnswer"];
                };
            };
        };
    };
    readonly getSearch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The searchId. */
                readonly id: components["parameters"]["PathId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The recorded screening. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchResponse"];
                };
            };
        };
    };
    readonly diagnoseSearch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DiagnoseRequest"];
            };
        };
        readonly responses: {
            /** @description The search, step by step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DiagnoseResponse"];
                };
            };
        };
    };
    readonly compareParties: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CompareRequest"];
            };
        };
        readonly responses: {
            /** @description Their similarity, and the reasons. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CompareResponse"];
                };
            };
        };
    };
    readonly getExample: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A name, or null while there is none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Example"];
                };
            };
        };
    };
    readonly listBatches: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of batches. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchPage"];
                };
            };
        };
    };
    readonly createBatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Your name for it: letters, digits, dots, dashes. Do not put names of people into a URL. */
                readonly name?: string;
                /** @description Name of the policy that rows are screened under. */
                readonly policy?: string;
                /** @description Whether each row is a customer to keep under watch, by its id: screened if it is new or changed, and again whenever lists change. Needs customers:write; rows are screened under the default policy. Without group, existing customers stay in their group and new ones are added to default. */
                readonly watch?: boolean;
                /** @description Your name of a group of customers. */
                readonly group?: components["parameters"]["QueryGroup"];
                /** @description With watch: whether the file has every customer of the group. Customers missing from it leave the watch; if more than a twentieth of the group is missing, or a row has no reference, only after another person has approved. */
                readonly wholeBook?: boolean;
                /** @description Whether a case is opened for each result of each row. Needs cases:write. Customers under watch get cases in any event. */
                readonly openCases?: boolean;
                /** @description Whether to start at once with the guessed columns. Default: false for CSV and XLSX, otherwise true. */
                readonly start?: boolean;
                /** @description CSV and XLSX: the saved mapping to read it with. */
                readonly mapping?: string;
                /** @description CSV: character encoding. Default: detected. */
                readonly encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1250" | "windows-1251" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "koi8-r" | "shift_jis" | "gb18030" | "big5" | "euc-kr";
                /** @description XLSX: number of the sheet, from 1. Default: the first with a column of names. */
                readonly sheet?: number;
                /** @description Headings of columns, or members of JSON rows, that are set aside, separated by commas: recorded, and named in rows and reports. A row without one of its names is never a complete no_match. */
                readonly ignore?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    readonly file: string;
                    /** @description What you call it. */
                    readonly name?: string;
                    /** @description Name of the policy that rows are screened under. */
                    readonly policy?: string;
                    /** @description Whether each row is a customer to keep under watch, by its id: screened if it is new or changed, and again whenever lists change. Needs customers:write; rows are screened under the default policy. Without group, existing customers stay in their group and new ones are added to default. */
                    readonly watch?: boolean;
                    /** @description Your name of a group of customers. */
                    readonly group?: string;
                    /** @description With watch: whether the file has every customer of the group. Customers missing from it leave the watch; if more than a twentieth of the group is missing, or a row has no reference, only after another person has approved. */
                    readonly wholeBook?: boolean;
                    /** @description Whether a case is opened for each result of each row. Needs cases:write. Customers under watch get cases in any event. */
                    readonly openCases?: boolean;
                    /** @description Whether to start at once with the guessed columns. Default: false for CSV and XLSX, otherwise true. */
                    readonly start?: boolean;
                    /** @description CSV and XLSX: the saved mapping to read it with. */
                    readonly mapping?: string;
                    /**
                     * @description CSV: character encoding. Default: detected.
                     * @enum {string}
                     */
                    readonly encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1250" | "windows-1251" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "koi8-r" | "shift_jis" | "gb18030" | "big5" | "euc-kr";
                    /** @description XLSX: number of the sheet, from 1. Default: the first with a column of names. */
                    readonly sheet?: number;
                    /** @description Headings of columns, or members of JSON rows, that are set aside, separated by commas: recorded, and named in rows and reports. A row without one of its names is never a complete no_match. */
                    readonly ignore?: string;
                };
                readonly "text/csv": string;
                readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                readonly "application/x-ndjson": string;
                readonly "application/json": string;
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description The batch. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    readonly getBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The batch. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    readonly previewBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewBatchRequest"];
            };
        };
        readonly responses: {
            /** @description The first rows. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchPreview"];
                };
            };
        };
    };
    readonly startBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartBatchRequest"];
            };
        };
        readonly responses: {
            /** @description The batch. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    readonly pauseBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The batch. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    readonly resumeBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The batch. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    readonly cancelBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The batch. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    readonly changeLeavers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeLeaversRequest"];
            };
        };
        readonly responses: {
            /** @description The batch. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    readonly listBatchResults: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
                /** @description Only rows with this outcome; error: could not be screened. */
                readonly outcome?: "potential_match" | "no_match" | "insufficient_name" | "incomplete" | "demo" | "error";
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of rows. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResults"];
                };
            };
        };
    };
    readonly watchBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events, see BatchEvents. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["BatchEvents"];
                };
            };
            /** @description The batch is over, and this client already got the end event. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly exportBatchCsv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": components["schemas"]["BatchCsv"];
                };
            };
        };
    };
    readonly exportBatchJsonl: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": components["schemas"]["BatchJsonLines"];
                };
            };
        };
    };
    readonly exportBatchXlsx: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["BatchXlsx"];
                };
            };
        };
    };
    readonly exportBatchPdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The summary. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": components["schemas"]["BatchPdf"];
                };
            };
        };
    };
    readonly exportBatchErrors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the batch. */
                readonly id: components["parameters"]["PathId2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rows. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": components["schemas"]["BatchErrorCsv"];
                };
            };
        };
    };
    readonly listBatchMappings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The mappings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchMappings"];
                };
            };
        };
    };
    readonly saveBatchMapping: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of a saved mapping: letters, digits, dots, dashes. */
                readonly name: components["parameters"]["PathName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveBatchMappingRequest"];
            };
        };
        readonly responses: {
            /** @description Saved. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchMapping"];
                };
            };
        };
    };
    readonly deleteBatchMapping: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of a saved mapping: letters, digits, dots, dashes. */
                readonly name: components["parameters"]["PathName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listLookbacks: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of lookbacks. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LookbackPage"];
                };
            };
        };
    };
    readonly createLookback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateLookbackRequest"];
            };
        };
        readonly responses: {
            /** @description The lookback. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lookback"];
                };
            };
        };
    };
    readonly getLookback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the lookback. */
                readonly id: components["parameters"]["PathId3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The lookback. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lookback"];
                };
            };
        };
    };
    readonly eraseLookback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the lookback. */
                readonly id: components["parameters"]["PathId3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is erased. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listLookbackResults: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the lookback. */
                readonly id: components["parameters"]["PathId3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of screenings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LookbackResults"];
                };
            };
        };
    };
    readonly exportLookbackCsv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the lookback. */
                readonly id: components["parameters"]["PathId3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": components["schemas"]["LookbackCsv"];
                };
            };
        };
    };
    readonly cancelLookback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the lookback. */
                readonly id: components["parameters"]["PathId3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The lookback. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lookback"];
                };
            };
        };
    };
    readonly listCases: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
                /** @description mine: assigned to you, not decided. unassigned: not decided. changed: something is new. overdue: not decided in time. open: all that are not closed. */
                readonly view?: "mine" | "unassigned" | "changed" | "overdue" | "for_approval" | "open" | "closed";
                /** @description Name of a queue. */
                readonly queue?: string;
                /** @description Your name of a group of customers. */
                readonly group?: components["parameters"]["QueryGroup"];
                /** @description Only those with a listing of this list. */
                readonly list?: string;
                /** @description Only those of this priority. */
                readonly priority?: "high" | "review";
                /** @description ISO 3166-1 alpha-2 country code. */
                readonly country?: string;
                /** @description Opaque id of one of your references, for URLs. */
                readonly customerId?: string;
                /** @description The newest first, not the oldest. */
                readonly newestFirst?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of cases. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CasePage"];
                };
            };
        };
    };
    readonly openCases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenCasesRequest"];
            };
        };
        readonly responses: {
            /** @description The cases, in the order of the results. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Cases"];
                };
            };
        };
    };
    readonly countCases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseCounts"];
                };
            };
        };
    };
    readonly getCaseStatistics: {
        readonly parameters: {
            readonly query?: {
                /** @description What to count by. */
                readonly by?: components["parameters"]["QueryBy"];
                /** @description Cases that were closed from then on; default: 30 days before the end. */
                readonly from?: components["parameters"]["QueryFrom"];
                /** @description Up to then; default: now. */
                readonly to?: components["parameters"]["QueryTo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseStatistics"];
                };
            };
        };
    };
    readonly exportCaseStatistics: {
        readonly parameters: {
            readonly query?: {
                /** @description What to count by. */
                readonly by?: components["parameters"]["QueryBy"];
                /** @description Cases that were closed from then on; default: 30 days before the end. */
                readonly from?: components["parameters"]["QueryFrom"];
                /** @description Up to then; default: now. */
                readonly to?: components["parameters"]["QueryTo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rows. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": components["schemas"]["CaseStatisticsCsv"];
                };
            };
        };
    };
    readonly getCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the case. */
                readonly id: components["parameters"]["PathId4"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The case. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseDetail"];
                };
            };
        };
    };
    readonly exportCasePdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the case. */
                readonly id: components["parameters"]["PathId4"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": components["schemas"]["CasePdf"];
                };
            };
        };
    };
    readonly assignCases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AssignCasesRequest"];
            };
        };
        readonly responses: {
            /** @description The cases, in the order of the request. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Cases"];
                };
            };
        };
    };
    readonly takeNextCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The case, or none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Cases"];
                };
            };
        };
    };
    readonly commentCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the case. */
                readonly id: components["parameters"]["PathId4"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CommentRequest"];
            };
        };
        readonly responses: {
            /** @description The case. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseDetail"];
                };
            };
        };
    };
    readonly decideCases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DecideCasesRequest"];
            };
        };
        readonly responses: {
            /** @description The cases as they are after it. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Cases"];
                };
            };
        };
    };
    readonly checkCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the case. */
                readonly id: components["parameters"]["PathId4"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckCaseRequest"];
            };
        };
        readonly responses: {
            /** @description The case. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseDetail"];
                };
            };
        };
    };
    readonly attachToCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the case. */
                readonly id: components["parameters"]["PathId4"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    readonly file: string;
                };
                readonly "application/octet-stream": string;
                readonly "application/pdf": string;
                readonly "image/png": string;
                readonly "image/jpeg": string;
                readonly "text/plain": string;
            };
        };
        readonly responses: {
            /** @description The case. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseDetail"];
                };
            };
        };
    };
    readonly getCaseAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the case. */
                readonly id: components["parameters"]["PathId4"];
                /** @description Id of the file. */
                readonly attachmentId: components["parameters"]["PathAttachmentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": components["schemas"]["AttachmentFile"];
                };
            };
        };
    };
    readonly eraseCaseAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the case. */
                readonly id: components["parameters"]["PathId4"];
                /** @description Id of the file. */
                readonly attachmentId: components["parameters"]["PathAttachmentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listAssignees: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The people. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Assignees"];
                };
            };
        };
    };
    readonly listAbsences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Who is away. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Absences"];
                };
            };
        };
    };
    readonly setAbsence: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetAbsenceRequest"];
            };
        };
        readonly responses: {
            /** @description Who is away. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Absences"];
                };
            };
        };
    };
    readonly getCaseSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseSettings"];
                };
            };
        };
    };
    readonly saveCaseSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveCaseSettingsRequest"];
            };
        };
        readonly responses: {
            /** @description The settings as saved. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseSettings"];
                };
            };
        };
    };
    readonly findCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FindCustomerRequest"];
            };
        };
        readonly responses: {
            /** @description Id and reference. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerReference"];
                };
            };
        };
    };
    readonly listCustomers: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
                /** @description Only those with this status: longest in the status first; for clear, last added first. */
                readonly status?: "waiting" | "clear" | "alert" | "decided" | "not_screened";
                /** @description Only those with this watch. */
                readonly watch?: "on" | "off" | "ended";
                /** @description Your name of a group of customers. */
                readonly group?: components["parameters"]["QueryGroup"];
                /** @description Only those missing from a file declared the whole book; false: only the others. */
                readonly leaving?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of customers. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerPage"];
                };
            };
        };
    };
    readonly saveCustomers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveCustomersRequest"];
            };
        };
        readonly responses: {
            /** @description The customers, in the order of the request. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedCustomers"];
                };
            };
        };
    };
    readonly getCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id of one of your references, for URLs. */
                readonly id: components["parameters"]["PathId5"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    readonly eraseCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id of one of your references, for URLs. */
                readonly id: components["parameters"]["PathId5"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is erased. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly screenCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id of one of your references, for URLs. */
                readonly id: components["parameters"]["PathId5"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customer, screened. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    readonly changeWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id of one of your references, for URLs. */
                readonly id: components["parameters"]["PathId5"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeWatchRequest"];
            };
        };
        readonly responses: {
            /** @description The customer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    readonly listCustomerGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The groups. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerGroups"];
                };
            };
        };
    };
    readonly saveCustomerGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Your name of a group of customers. */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveGroupRequest"];
            };
        };
        readonly responses: {
            /** @description The group. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerGroup"];
                };
            };
        };
    };
    readonly getWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state of the watch. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Watch"];
                };
            };
        };
    };
    readonly listRuns: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of runs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RunPage"];
                };
            };
        };
    };
    readonly startRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The run. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Run"];
                };
            };
        };
    };
    readonly previewRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewRunRequest"];
            };
        };
        readonly responses: {
            /** @description The run. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Run"];
                };
            };
        };
    };
    readonly getRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the run. */
                readonly id: components["parameters"]["PathId6"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The run. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Run"];
                };
            };
        };
    };
    readonly exportRunPdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the run. */
                readonly id: components["parameters"]["PathId6"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": components["schemas"]["RunPdf"];
                };
            };
        };
    };
    readonly exportRunCsv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the run. */
                readonly id: components["parameters"]["PathId6"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customers. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": components["schemas"]["RunCsv"];
                };
            };
        };
    };
    readonly getRunProof: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the run. */
                readonly id: components["parameters"]["PathId6"];
                /** @description Opaque id of the customer. */
                readonly customerId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The proof. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RunProof"];
                };
            };
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Only events after this one: the after of the previous answer; 0 for all. */
                readonly after?: components["parameters"]["QueryAfter"];
                /** @description Maximum events; default 100. */
                readonly limit?: components["parameters"]["QueryLimit2"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events, the oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchEvents"];
                };
            };
        };
    };
    readonly listCustomerEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Only events after this one: the after of the previous answer; 0 for all. */
                readonly after?: components["parameters"]["QueryAfter"];
                /** @description Maximum events; default 100. */
                readonly limit?: components["parameters"]["QueryLimit2"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Opaque id of one of your references, for URLs. */
                readonly id: components["parameters"]["PathId5"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events, the oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchEvents"];
                };
            };
        };
    };
    readonly listWebhooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All webhooks. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhooks"];
                };
            };
        };
    };
    readonly createWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        readonly responses: {
            /** @description The webhook with its secret. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
        };
    };
    readonly getWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the webhook. */
                readonly id: components["parameters"]["PathId7"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    readonly changeWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the webhook. */
                readonly id: components["parameters"]["PathId7"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeWebhookRequest"];
            };
        };
        readonly responses: {
            /** @description The webhook as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    readonly deleteWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the webhook. */
                readonly id: components["parameters"]["PathId7"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the webhook. */
                readonly id: components["parameters"]["PathId7"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RotateWebhookRequest"];
            };
        };
        readonly responses: {
            /** @description The webhook with its new secret. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
        };
    };
    readonly testWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the webhook. */
                readonly id: components["parameters"]["PathId7"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the receiver answered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookTest"];
                };
            };
        };
    };
    readonly listDeliveries: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
                /** @description Only those in this state. */
                readonly state?: "waiting" | "delivered" | "failed";
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the webhook. */
                readonly id: components["parameters"]["PathId7"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of deliveries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Deliveries"];
                };
            };
        };
    };
    readonly replayDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the webhook. */
                readonly id: components["parameters"]["PathId7"];
                /** @description Id of the delivery: webhook-id of its requests. */
                readonly delivery: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The delivery, waiting again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    readonly replayFailedDeliveries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the webhook. */
                readonly id: components["parameters"]["PathId7"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The number of requeued deliveries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReplayedDeliveries"];
                };
            };
        };
    };
    readonly getScreeningRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The searchId. */
                readonly id: components["parameters"]["PathId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The record. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScreeningRecord"];
                };
            };
        };
    };
    readonly printScreeningRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The searchId. */
                readonly id: components["parameters"]["PathId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": components["schemas"]["ScreeningRecordPdf"];
                };
            };
        };
    };
    readonly listSearchDecisions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The searchId. */
                readonly id: components["parameters"]["PathId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The decisions, the oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Decisions"];
                };
            };
        };
    };
    readonly decideHits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The searchId. */
                readonly id: components["parameters"]["PathId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DecideRequest"];
            };
        };
        readonly responses: {
            /** @description The decisions. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Decisions"];
                };
            };
        };
    };
    readonly listDecisions: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of decisions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DecisionPage"];
                };
            };
        };
    };
    readonly decideManyHits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DecideManyRequest"];
            };
        };
        readonly responses: {
            /** @description The decisions. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Decisions"];
                };
            };
        };
    };
    readonly changeDecisions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeDecisionsRequest"];
            };
        };
        readonly responses: {
            /** @description The decisions as they are now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Decisions"];
                };
            };
        };
    };
    readonly handOverDecisions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HandOverRequest"];
            };
        };
        readonly responses: {
            /** @description The decisions as they are now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Decisions"];
                };
            };
        };
    };
    readonly listGoodGuys: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
                /** @description Only those in this state. */
                readonly state?: "proposed" | "in_force" | "rejected" | "revoked" | "reopened" | "expired";
                /** @description Only those of the customer with this opaque id. */
                readonly customer?: string;
                /** @description Only those about this listing. */
                readonly listing?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of good guys. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodGuyPage"];
                };
            };
        };
    };
    readonly makeGoodGuys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MakeGoodGuysRequest"];
            };
        };
        readonly responses: {
            /** @description The good guys. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodGuys"];
                };
            };
        };
    };
    readonly exportGoodGuys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A CSV file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": components["schemas"]["GoodGuyCsv"];
                };
            };
        };
    };
    readonly importGoodGuys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImportGoodGuysRequest"];
            };
        };
        readonly responses: {
            /** @description Outcome of the rows. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportedGoodGuys"];
                };
            };
        };
    };
    readonly getGoodGuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the good guy. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The good guy. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodGuy"];
                };
            };
        };
    };
    readonly changeGoodGuys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeGoodGuysRequest"];
            };
        };
        readonly responses: {
            /** @description The good guys as they are now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodGuys"];
                };
            };
        };
    };
    readonly getEntity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the party or of one of its listings. */
                readonly id: components["parameters"]["PathId8"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The listed party. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entity"];
                };
            };
        };
    };
    readonly splitParty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the party or of one of its listings. */
                readonly id: components["parameters"]["PathId8"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SplitParty"];
            };
        };
        readonly responses: {
            /** @description The party without them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entity"];
                };
            };
        };
    };
    readonly joinParty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the party or of one of its listings. */
                readonly id: components["parameters"]["PathId8"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JoinParty"];
            };
        };
        readonly responses: {
            /** @description The joined party. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entity"];
                };
            };
        };
    };
    readonly undoPartyDecision: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the party or of one of its listings. */
                readonly id: components["parameters"]["PathId8"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UndoDecision"];
            };
        };
        readonly responses: {
            /** @description The updated party. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entity"];
                };
            };
        };
    };
    readonly getEntityHistory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the party or of one of its listings. */
                readonly id: components["parameters"]["PathId8"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The history, oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EntityHistory"];
                };
            };
        };
    };
    readonly getEntityRelations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the party or of one of its listings. */
                readonly id: components["parameters"]["PathId8"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its relations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EntityRelations"];
                };
            };
        };
    };
    readonly getEntityOwnership: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the party or of one of its listings. */
                readonly id: components["parameters"]["PathId8"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its owners, and the finding of each rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EntityOwnership"];
                };
            };
        };
    };
    readonly listLists: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The lists. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lists"];
                };
            };
        };
    };
    readonly getList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the list. */
                readonly id: components["parameters"]["PathId9"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListDetail"];
                };
            };
        };
    };
    readonly getListVersions: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the list. */
                readonly id: components["parameters"]["PathId9"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of versions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListVersions"];
                };
            };
        };
    };
    readonly getListDiff: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the list. */
                readonly id: components["parameters"]["PathId9"];
                /** @description Two versions, `a..b`, each by its fileHash, its contentHash, or the beginning of one of them. */
                readonly range: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What differs, a page of it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListDiff"];
                };
            };
        };
    };
    readonly getRefusedVersions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the list. */
                readonly id: components["parameters"]["PathId9"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The refused versions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusedVersions"];
                };
            };
        };
    };
    readonly refreshList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the list. */
                readonly id: components["parameters"]["PathId9"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list, with its running refresh. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListDetail"];
                };
            };
        };
    };
    readonly getHeldRemovals: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the list. */
                readonly id: components["parameters"]["PathId9"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of listings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HeldRemovals"];
                };
            };
        };
    };
    readonly getDelisted: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the list. */
                readonly id: components["parameters"]["PathId9"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of listings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DelistedListings"];
                };
            };
        };
    };
    readonly confirmRemovals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the list. */
                readonly id: components["parameters"]["PathId9"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmRemovalsRequest"];
            };
        };
        readonly responses: {
            /** @description The updated list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListDetail"];
                };
            };
        };
    };
    readonly acceptListVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the list. */
                readonly id: components["parameters"]["PathId9"];
                /** @description The fileHash of the refused file. */
                readonly hash: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AcceptVersionRequest"];
            };
        };
        readonly responses: {
            /** @description The updated list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListDetail"];
                };
            };
        };
    };
    readonly listPolicies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The policies. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Policies"];
                };
            };
        };
    };
    readonly getPolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of the policy. */
                readonly name: components["parameters"]["PathName2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The policy. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PolicyWithVersions"];
                };
            };
        };
    };
    readonly savePolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of the policy. */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SavePolicyRequest"];
            };
        };
        readonly responses: {
            /** @description Replaced or unchanged. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Policy"];
                };
            };
            /** @description Made. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Policy"];
                };
            };
            /** @description Saved; needs a second person. The current version stays in force. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Policy"];
                };
            };
        };
    };
    readonly deletePolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of the policy. */
                readonly name: components["parameters"]["PathName2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly getPolicyVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of the policy. */
                readonly name: components["parameters"]["PathName2"];
                /** @description The policyHash. */
                readonly hash: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Policy"];
                };
            };
        };
    };
    readonly changePolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of the policy. */
                readonly name: components["parameters"]["PathName2"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangePolicyRequest"];
            };
        };
        readonly responses: {
            /** @description The policy as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Policy"];
                };
            };
        };
    };
    readonly listRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rules. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rules"];
                };
            };
        };
    };
    readonly getRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of the rule. */
                readonly name: components["parameters"]["PathName3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rule"];
                };
            };
        };
    };
    readonly saveRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of the rule. */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveRuleRequest"];
            };
        };
        readonly responses: {
            /** @description Saved as a draft. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rule"];
                };
            };
        };
    };
    readonly simulateRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SimulateRuleRequest"];
            };
        };
        readonly responses: {
            /** @description What the rule would have done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RuleSimulation"];
                };
            };
        };
    };
    readonly changeRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of the rule. */
                readonly name: components["parameters"]["PathName3"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeRuleRequest"];
            };
        };
        readonly responses: {
            /** @description The rule as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rule"];
                };
            };
        };
    };
    readonly getReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The searchId. */
                readonly id: components["parameters"]["PathId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The receipt. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Receipt"];
                };
            };
        };
    };
    readonly printReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The searchId. */
                readonly id: components["parameters"]["PathId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": components["schemas"]["ReceiptPdf"];
                };
            };
        };
    };
    readonly verifyReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Receipt"];
            };
        };
        readonly responses: {
            /** @description The verdict, with every check. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptVerdict"];
                };
            };
        };
    };
    readonly listReceiptKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every key, latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiptKeys"];
                };
            };
        };
    };
    readonly listScreenings: {
        readonly parameters: {
            readonly query?: {
                /** @description Only screenings from this moment on. */
                readonly from?: string;
                /** @description Only screenings before this moment. */
                readonly to?: string;
                /** @description Only this outcome. */
                readonly outcome?: "potential_match" | "no_match" | "insufficient_name" | "incomplete" | "demo";
                /** @description Only screenings by this user or token: user:… or token:…. */
                readonly actor?: string;
                /** @description Only screenings under the policy of this name. */
                readonly policy?: string;
                /** @description Only screenings with the reference of this opaque id. */
                readonly customer?: string;
                /** @description Only screenings with hits in this state: open hits need a decision, proposed hits the approval of a second person. */
                readonly hits?: "open" | "proposed" | "decided";
                /** @description Only screenings with a high-priority hit in the state given by `hits`. */
                readonly priority?: "high";
                /** @description Only screenings with a hit on this list in the state given by `hits`. */
                readonly list?: string;
                /** @description Only screenings with a hit of this type in the state given by `hits`. */
                readonly entityType?: "person" | "organization" | "vessel" | "aircraft" | "wallet" | "unknown";
                /** @description Only rows of this batch. */
                readonly batch?: string;
                /** @description Sort order, by default newest first. score: best hit in the state given by `hits` first, ties by oldest. */
                readonly sort?: "newest" | "oldest" | "score";
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of screenings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Screenings"];
                };
            };
        };
    };
    readonly countWaiting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How many, up to a limit. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingScreenings"];
                };
            };
        };
    };
    readonly replaySearch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The searchId. */
                readonly id: components["parameters"]["PathId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What differs, or what is missing to run it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replay"];
                };
            };
        };
    };
    readonly listAudit: {
        readonly parameters: {
            readonly query?: {
                /** @description Only entries from this moment on. */
                readonly from?: components["parameters"]["QueryFrom2"];
                /** @description Only entries before this moment. */
                readonly to?: components["parameters"]["QueryTo2"];
                /** @description Only actions of this actor: user:…, token:…, operator, service or anonymous. */
                readonly actor?: components["parameters"]["QueryActor"];
                /** @description Only this action, such as token.revoked; with a dot at the end, every action with this prefix. */
                readonly action?: components["parameters"]["QueryAction"];
                /** @description Only actions on this id, such as a search, a token or a user. */
                readonly target?: components["parameters"]["QueryTarget"];
                /** @description Only actions of one request. */
                readonly requestId?: components["parameters"]["QueryRequestId"];
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the log. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditLog"];
                };
            };
        };
    };
    readonly exportAudit: {
        readonly parameters: {
            readonly query?: {
                /** @description Only entries from this moment on. */
                readonly from?: components["parameters"]["QueryFrom2"];
                /** @description Only entries before this moment. */
                readonly to?: components["parameters"]["QueryTo2"];
                /** @description Only actions of this actor: user:…, token:…, operator, service or anonymous. */
                readonly actor?: components["parameters"]["QueryActor"];
                /** @description Only this action, such as token.revoked; with a dot at the end, every action with this prefix. */
                readonly action?: components["parameters"]["QueryAction"];
                /** @description Only actions on this id, such as a search, a token or a user. */
                readonly target?: components["parameters"]["QueryTarget"];
                /** @description Only actions of one request. */
                readonly requestId?: components["parameters"]["QueryRequestId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One row per entry, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": components["schemas"]["AuditCsv"];
                };
            };
        };
    };
    readonly getChain: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The chain. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChainStatus"];
                };
            };
        };
    };
    readonly verifyChain: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The chain, with the verification that runs. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChainStatus"];
                };
            };
        };
    };
    readonly exportEvidence: {
        readonly parameters: {
            readonly query: {
                /** @description The period begins with this moment. */
                readonly from: string;
                /** @description The period ends before this moment. */
                readonly to: string;
                /** @description Whether requests and answers are in it, which name people; by default true. */
                readonly names?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The pack. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
        };
    };
    readonly listTokens: {
        readonly parameters: {
            readonly query?: {
                /** @description The nextCursor of the previous page. */
                readonly cursor?: components["parameters"]["QueryCursor"];
                /** @description Maximum items on a page; default 100. */
                readonly limit?: components["parameters"]["QueryLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of tokens. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
        };
    };
    readonly createToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateTokenRequest"];
            };
        };
        readonly responses: {
            /** @description The token with its secret. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedToken"];
                };
            };
        };
    };
    readonly revokeToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the token. */
                readonly id: components["parameters"]["PathId10"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The revoked token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Token"];
                };
            };
        };
    };
    readonly rotateToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the token. */
                readonly id: components["parameters"]["PathId10"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RotateTokenRequest"];
            };
        };
        readonly responses: {
            /** @description The new token with its secret. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedToken"];
                };
            };
        };
    };
    readonly getSetup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether set-up is needed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetupStatus"];
                };
            };
        };
    };
    readonly completeSetup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetupRequest"];
            };
        };
        readonly responses: {
            /** @description Created and logged in; the cookie is set. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
        };
    };
    readonly createSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /** @description Logged in; the cookie is set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The password is right; the second step is required. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecondStep"];
                };
            };
        };
    };
    readonly startSingleSignOn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartSingleSignOnRequest"];
            };
        };
        readonly responses: {
            /** @description The address to open; the cookie is set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StartedSingleSignOn"];
                };
            };
        };
    };
    readonly listUsers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The people. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Users"];
                };
            };
        };
    };
    readonly inviteUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InviteRequest"];
            };
        };
        readonly responses: {
            /** @description The invitation with its link. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedInvitation"];
                };
            };
        };
    };
    readonly withdrawInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the invitation. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Withdrawn. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly updateUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the user. */
                readonly id: components["parameters"]["PathId11"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        readonly responses: {
            /** @description The user as changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    readonly unlockUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the user. */
                readonly id: components["parameters"]["PathId11"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user, no longer blocked. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    readonly acceptInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        readonly responses: {
            /** @description Created and logged in; the cookie is set. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
        };
    };
    readonly getRetention: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Retention"];
                };
            };
        };
    };
    readonly saveRetention: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveRetentionRequest"];
            };
        };
        readonly responses: {
            /** @description The settings as saved. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Retention"];
                };
            };
        };
    };
    readonly previewRetention: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewRetentionRequest"];
            };
        };
        readonly responses: {
            /** @description Counts for each row. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RetentionPreview"];
                };
            };
        };
    };
    readonly confirmClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmClockRequest"];
            };
        };
        readonly responses: {
            /** @description Confirmed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly listLegalHolds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The holds. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LegalHolds"];
                };
            };
        };
    };
    readonly placeLegalHold: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlaceHoldRequest"];
            };
        };
        readonly responses: {
            /** @description The hold. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LegalHold"];
                };
            };
        };
    };
    readonly liftLegalHold: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the hold. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Lifted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly previewErasure: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewErasureRequest"];
            };
        };
        readonly responses: {
            /** @description What was found. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErasurePreview"];
                };
            };
        };
    };
    readonly eraseRecords: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EraseRequest"];
            };
        };
        readonly responses: {
            /** @description Erased. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Erasure"];
                };
            };
        };
    };
    readonly takeSecondStep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecondStepRequest"];
            };
        };
        readonly responses: {
            /** @description Logged in; the cookie is set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
        };
    };
    readonly resetFactors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the user. */
                readonly id: components["parameters"]["PathId11"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user, without second factors. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    readonly startPasskeyLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyOptionsRequest"];
            };
        };
        readonly responses: {
            /** @description The options. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyUse"];
                };
            };
        };
    };
    readonly logInByPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyLoginRequest"];
            };
        };
        readonly responses: {
            /** @description Logged in; the cookie is set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
        };
    };
    readonly getScoring: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The scoring table. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Scoring"];
                };
            };
        };
    };
    readonly getLimitations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The limitations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Limitations"];
                };
            };
        };
    };
    readonly getOpenapi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An OpenAPI 3.1 document. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
        };
    };
    readonly getLivez: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It does. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Liveness"];
                };
            };
        };
    };
    readonly getReadyz: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether to answer 503 also while only the sample list is loaded, a required list is missing, or a list is stale: for load balancers that read only the status. */
                readonly strict?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ready; the body shows what is stale. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
}
