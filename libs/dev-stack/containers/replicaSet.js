/**
 * The healthcheck of MongoDB in Compose, run by mongosh: the first member makes the replica set, whoever is primary makes the
 * users, and a member is healthy when it serves. What is done once is noted in /tmp, so that later checks are cheap.
 */
const fs = require('node:fs');

const members = process.env.MONGODB_MEMBERS.split(',');
const users = JSON.parse(fs.readFileSync('/run/secrets/aicp/users.json', 'utf8'));
const [root] = users;
const address = 'mongodb://127.0.0.1:27017/?directConnection=true&serverSelectionTimeoutMS=3000';
const admin = new Mongo(address).getDB('admin');
const hello = admin.runCommand({ hello: 1 });

if (!hello.setName && members[0].startsWith(`${process.env.MEMBER}:`)) {
  admin.runCommand({
    replSetInitiate: {
      _id: 'rs0',
      members: members.map((host, at) => ({ _id: at, host, priority: at === 0 ? 2 : 1 })),
    },
  });
} else if (hello.isWritablePrimary) {
  makeUsers();
  fs.writeFileSync('/tmp/ready', '');
} else if (hello.secondary) {
  // Fails, and is tried again, until the users have come over from the primary.
  admin.auth(root.user, root.pwd);
  fs.writeFileSync('/tmp/ready', '');
}
if (!fs.existsSync('/tmp/ready')) quit(1);

/** The first user may be made by anybody on this machine as long as there is none; the others by that one. */
function makeUsers() {
  try {
    admin.auth(root.user, root.pwd);
  } catch {
    admin.createUser(root);
    admin.auth(root.user, root.pwd);
  }
  for (const { user, pwd, roles } of users) {
    if (admin.getUser(user)) admin.updateUser(user, { pwd, roles });
    else admin.createUser({ user, pwd, roles });
  }
}
