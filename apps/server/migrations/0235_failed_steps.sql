-- Why a request or an action of a flow has failed, so that who wrote the flow reads it beside the step.
alter table flow_execution_step add column failed_because text;
grant update (failed_because) on flow_execution_step to shopbell_app;
