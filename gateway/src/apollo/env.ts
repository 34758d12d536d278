// Without this Apollo's gateway reports the machine to Apollo hourly, and asks the cloud's metadata service first.
process.env.APOLLO_TELEMETRY_DISABLED = 'true';
