-- For wrk: the requests, and one line of JSON at the end. `get` repeats one request; `quote` sends quote requests, each
-- with its own key and address. Each run has its own seed.
local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end

function init(args)
  local kind, seed, body = args[1], tonumber(args[2]), args[3]
  local sent = 0
  if kind == "get" then
    wrk.headers["Accept-Encoding"] = args[3]
    return
  end
  wrk.headers["Content-Type"] = "application/json"
  function request()
    sent = sent + 1
    wrk.headers["X-Forwarded-For"] =
      string.format("198.%d.%d.%d", number, math.floor(sent / 256) % 256, sent % 256)
    wrk.headers["Idempotency-Key"] =
      string.format("%08x-0000-4000-8000-%04x%08x", seed, number, sent)
    return wrk.format("POST", nil, nil, body)
  end
end

function done(summary, latency)
  local e = summary.errors
  print(string.format(
    '{"requests":%d,"seconds":%f,"bytes":%d,"p50":%f,"p99":%f,"max":%f,"errors":%d}',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
