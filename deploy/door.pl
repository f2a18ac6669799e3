#!/usr/bin/perl
# Keeps the site's ports open while nginx is being replaced. Meanwhile the kernel queues visitors' connections.
#   door.pl hold                          opens the ports and lends them to whoever connects to $DOOR
#   door.pl borrow PROGRAM ARGUMENT...    borrows them and becomes the program: nginx, which finds them in $NGINX
# Perl, since every Debian image has it; but without a module that passes open sockets on, hence the system calls below.
use strict;
use warnings;
use Fcntl qw(F_SETFL O_NONBLOCK);
use IO::Select;
use IO::Socket::UNIX;
use POSIX ();
use Socket qw(:DEFAULT IPPROTO_IPV6 IPV6_V6ONLY SCM_RIGHTS SO_REUSEPORT pack_sockaddr_in6);

my %NUMBERS = (x86_64 => { sendmsg => 46, recvmsg => 47 }, aarch64 => { sendmsg => 211, recvmsg => 212 });
my $MOST = 8;

my ($action, @program) = @ARGV;
$SIG{TERM} = sub { exit };
if ($action eq 'hold') { hold() } else { borrow() }

sub hold {
  my @ports = map { open_port(AF_INET, $_), open_port(AF_INET6, $_) } wanted();
  unlink $ENV{DOOR};
  my $door = IO::Socket::UNIX->new(Local => $ENV{DOOR}, Listen => 8) or die "$ENV{DOOR}: $!\n";
  my $select = IO::Select->new($door);
  while (my @ready = $select->can_read) {
    for my $socket (@ready) {
      if ($socket == $door) {
        my $borrower = $door->accept or next;
        pass_on($borrower, map { fileno $_ } @ports);
        $select->add($borrower);
      } else {
        $select->remove($socket);
        close $socket;
      }
    }
  }
}

# nginx serves HTTPS only with a domain; without, the port for it refuses connections.
sub wanted {
  my @https = ({ port => 8443, type => SOCK_STREAM }, { port => 8443, type => SOCK_DGRAM });
  return ({ port => 8080, type => SOCK_STREAM }, $ENV{DOMAIN} ? @https : ());
}

sub open_port {
  my ($family, $wanted) = @_;
  my ($port, $type) = @$wanted{qw(port type)};
  socket(my $socket, $family, $type, 0) or die "socket: $!\n";
  setsockopt $socket, SOL_SOCKET, $type == SOCK_STREAM ? SO_REUSEADDR : SO_REUSEPORT, 1;
  setsockopt $socket, IPPROTO_IPV6, IPV6_V6ONLY, 1 if $family == AF_INET6;
  my $address = $family == AF_INET6 ? pack_sockaddr_in6($port, Socket::IN6ADDR_ANY) : pack_sockaddr_in($port, INADDR_ANY);
  bind $socket, $address or die "port $port: $!\n";
  listen $socket, 4096 if $type == SOCK_STREAM;
  # Of nginx's workers that see a connection come, only one gets it; the others must not wait for the next.
  fcntl $socket, F_SETFL, O_NONBLOCK;
  return $socket;
}

sub borrow {
  my $door;
  select undef, undef, undef, 0.1 until $door = IO::Socket::UNIX->new(Peer => $ENV{DOOR});
  my @ports = take_over($door);
  if (fork == 0) {
    # When the door is replaced, these ports lead nowhere: nginx ends, Docker starts it again, and it borrows the new ones.
    POSIX::close($_) for @ports;
    sysread $door, my $nothing, 1;
    kill QUIT => getppid;
    exit;
  }
  $ENV{NGINX} = join '', map { "$_;" } @ports;
  exec @program or die "$program[0]: $!\n";
}

# One byte, and with it the open sockets (unix(7), SCM_RIGHTS).
sub pass_on {
  my ($to, @ports) = @_;
  my $control = pack 'Q l l l*', 16 + 4 * @ports, SOL_SOCKET, SCM_RIGHTS, @ports;
  call('sendmsg', $to, $control);
}

sub take_over {
  my ($from) = @_;
  my $control = "\0" x (16 + 4 * $MOST);
  call('recvmsg', $from, $control);
  my ($length) = unpack 'Q', $control;
  return unpack 'x16 l*', substr $control, 0, $length;
}

# struct msghdr: no address; one iovec, of one byte; the control message.
sub call { # $_[2] is filled by recvmsg
  my $byte = "\0";
  my $iovec = pack 'P Q', $byte, 1;
  my $message = pack 'Q Q P Q P Q Q', 0, 0, $iovec, 1, $_[2], length $_[2], 0;
  my $number = $NUMBERS{ (POSIX::uname())[4] }{ $_[0] } // die "Unknown processor\n";
  syscall($number, fileno $_[1], $message, 0) == 1 or die "$_[0]: $!\n";
}
